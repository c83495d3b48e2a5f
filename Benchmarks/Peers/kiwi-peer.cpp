// The peer in the solver's benchmark: kiwi on the same workload files, driven line by line over standard input.
//   load FILE                  reads a workload
//   values                     builds, solves and prints all values
//   time OPERATION COUNT       prints nanoseconds per repetition, or "throws" with kiwi's message
// Operations: build, resize, text, churn. kiwi solves after every single addition; it has no other mode.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

struct Row {
    double priority;
    std::string relation;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Workload {
    int count = 0;
    std::vector<std::pair<int, double>> given;
    std::vector<Row> rows;
    std::vector<std::vector<int>> texts;
};

static Workload read(const std::string& path) {
    Workload workload;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string kind;
        if (!(words >> kind)) continue;
        if (kind == "V") words >> workload.count;
        if (kind == "E") {
            int variable;
            double value;
            words >> variable >> value;
            workload.given.push_back({variable, value});
        }
        if (kind == "C") {
            Row row;
            int terms;
            words >> row.priority >> row.relation >> row.constant >> terms;
            for (int i = 0; i < terms; ++i) {
                int variable;
                double coefficient;
                words >> variable >> coefficient;
                row.terms.push_back({variable, coefficient});
            }
            workload.rows.push_back(row);
        }
        if (kind == "T") {
            std::vector<int> rows;
            for (int row; words >> row;) rows.push_back(row);
            workload.texts.push_back(rows);
        }
    }
    return workload;
}

// kiwi's strengths are weights, cut off at `required`: each priority of these workloads gets its own power of 15.
static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    double weight = 1;
    for (double other : {251.0, 252.0, 748.0, 749.0, 750.0, 751.0}) {
        if (priority >= other) weight *= 15;
    }
    return weight;
}

struct System {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;

    kiwi::Constraint make(const Row& row, double constant) const {
        std::vector<kiwi::Term> terms;
        terms.reserve(row.terms.size());
        for (auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
        auto relation = row.relation == "EQ" ? kiwi::OP_EQ : row.relation == "LE" ? kiwi::OP_LE : kiwi::OP_GE;
        return kiwi::Constraint(kiwi::Expression(std::move(terms), constant), relation, strength(row.priority));
    }

    explicit System(const Workload& workload) {
        for (int i = 0; i < workload.count; ++i) variables.emplace_back("");
        for (auto& item : workload.given) {
            solver.addEditVariable(variables[item.first], kiwi::strength::required / 2);
            solver.suggestValue(variables[item.first], item.second);
        }
        constraints.reserve(workload.rows.size());
        for (auto& row : workload.rows) {
            constraints.push_back(make(row, row.constant));
            solver.addConstraint(constraints.back());
        }
        solver.updateVariables();
    }
};

static double sink = 0;

static double run(const Workload& workload, const std::string& operation, int count) {
    using clock = std::chrono::steady_clock;
    auto elapsed = [](clock::time_point start) {
        return std::chrono::duration<double, std::nano>(clock::now() - start).count();
    };
    if (operation == "build" || operation == "single") {
        auto start = clock::now();
        for (int i = 0; i < count; ++i) {
            System system(workload);
            for (auto& variable : system.variables) sink += variable.value();
        }
        return elapsed(start) / count;
    }
    System system(workload);
    auto start = clock::now();
    if (operation == "resize") {
        int window = workload.given.at(0).first;
        double low = workload.given.at(0).second;
        for (int i = 0; i < count; ++i) {
            system.solver.suggestValue(system.variables[window], low + (i * 7) % 97);
            system.solver.updateVariables();
            sink += system.variables.back().value();
        }
        return elapsed(start) / count;
    }
    if (operation == "text") {
        // kiwi can't change a constant: the label's four constraints are removed and added again.
        auto& text = workload.texts.at(0);
        for (int i = 0; i < count; ++i) {
            for (int row : text) {
                double constant = workload.rows[row].constant - (i % 13);
                system.solver.removeConstraint(system.constraints[row]);
                system.constraints[row] = system.make(workload.rows[row], constant);
                system.solver.addConstraint(system.constraints[row]);
            }
            system.solver.updateVariables();
            sink += system.variables.back().value();
        }
        return elapsed(start) / count;
    }
    int changed = 0;
    for (int i = 0; i < count; ++i) {
        for (size_t row = 0; row < workload.rows.size(); row += 10) {
            system.solver.removeConstraint(system.constraints[row]);
            ++changed;
        }
        for (size_t row = 0; row < workload.rows.size(); row += 10) {
            system.solver.addConstraint(system.constraints[row]);
        }
        system.solver.updateVariables();
        sink += system.variables.back().value();
    }
    return elapsed(start) / changed;
}

int main() {
    Workload workload;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string command;
        words >> command;
        try {
            if (command == "load") {
                std::string path;
                words >> path;
                workload = read(path);
                std::cout << "loaded " << workload.rows.size() << std::endl;
            } else if (command == "values") {
                System system(workload);
                for (auto& variable : system.variables) std::printf("%.17g ", variable.value());
                std::printf("\n");
                std::fflush(stdout);
            } else if (command == "time") {
                std::string operation;
                int count;
                words >> operation >> count;
                double time = run(workload, operation, count);
                std::cout << time << std::endl;
            }
        } catch (const std::exception& error) {
            std::cout << "throws " << error.what() << std::endl;
        }
    }
    return sink == 12345.678 ? 1 : 0;
}
