#!/usr/bin/env python3
"""Solves constraint systems with strict priorities exactly, in rational numbers.

    linear_program.py FILE...           prints for each file the least violation of each priority and a solution, as JSON
    linear_program.py --ranges FILE...  also between which ends each variable lies in all solutions

It owes nothing to the Swift solver and rounds nowhere, so it can be its judge. It needs Python alone. A number that is the
rounding of a fraction with a denominator up to 1000 is read as that fraction: 1.7777777777777777 is 16/9, not a number beside it
that would make parallel rows meet far away.

A file has one item a line:
    V n                           n variables, numbered from 0, of any sign
    E v x                         variable v has the value x
    C priority R k n v1 c1 ...    c1·v1 + … + k stands in the relation R (EQ, LE, GE) to 0; priority 1000 is required
    T c ...                       ignored (the constraints of one text, for benchmarks)

Each constraint's left side is written as over − under, neither negative; what the relation forbids of the two is its
violation. A level's total violation is brought to its minimum by the simplex method. By then every unknown outside of the
basis whose increase would cost something is zero in all optima, so its column is dropped: what is left describes the
optima of the level, and the next one starts from there. The required level comes first; a minimum above zero there means
that the system has no solution. Parts of a system that share no variable are solved apart.
"""
import json
import math
import sys
from fractions import Fraction

#: A required violation below this comes from rounding where the file was written.
NEGLIGIBLE = Fraction(1, 10**9)


class Row:
    """An unknown as (constant + Σ terms[column] · column) / scale, in whole numbers, scale positive."""

    __slots__ = ("scale", "constant", "terms")

    def __init__(self, scale, constant, terms):
        self.scale, self.constant, self.terms = scale, constant, terms

    @staticmethod
    def of(constant, terms):
        """A row from fractions."""
        scale = math.lcm(constant.denominator, *(c.denominator for c in terms.values()))
        return Row(scale, int(constant * scale), {v: int(c * scale) for v, c in terms.items() if c})

    def copy(self):
        return Row(self.scale, self.constant, dict(self.terms))

    def value(self):
        return Fraction(self.constant, self.scale)

    def substitute(self, column, other):
        """Puts another row in the place of a column of this one."""
        factor = self.terms.pop(column)
        common = math.gcd(factor, other.scale)
        factor, stretch = factor // common, other.scale // common
        terms = self.terms
        if stretch != 1:
            self.scale *= stretch
            self.constant *= stretch
            for key in terms:
                terms[key] *= stretch
        self.constant += factor * other.constant
        for key, number in other.terms.items():
            total = terms.get(key, 0) + factor * number
            if total:
                terms[key] = total
            else:
                terms.pop(key, None)
        if self.scale.bit_length() > 40:
            common = math.gcd(self.scale, self.constant, *terms.values())
            if common > 1:
                self.scale //= common
                self.constant //= common
                for key in terms:
                    terms[key] //= common

    def solved_for(self, column, basic):
        """The row of a column, where this one is the row of `basic`."""
        factor = self.terms[column]
        sign = 1 if factor > 0 else -1
        terms = {key: -sign * number for key, number in self.terms.items() if key != column}
        terms[basic] = sign * self.scale
        return Row(abs(factor), -sign * self.constant, terms)


class Part:
    """Constraints over variables of their own. Variables are numbers; the two sides of a constraint are pairs."""

    def __init__(self, variables, constraints):
        self.variables = variables
        self.rows = {}
        #: For each column the basic unknowns that mention it.
        self.users = {v: set() for v in variables}
        self.required = Fraction(0)
        self.costs = {}
        eliminated = {}
        equalities = [c for c in constraints if c[0] == 1000 and c[1] == "EQ"]
        for _, _, constant, terms in equalities:
            row = Row.of(constant, terms)
            self.express(row, eliminated)
            self.eliminate(row, eliminated)
        for number, (priority, relation, constant, terms) in enumerate(constraints):
            if priority < 1000 or relation != "EQ":
                row = Row.of(constant, terms)
                self.express(row, eliminated)
                self.add(number, priority, relation, row)
        for v, row in eliminated.items():
            self.install(v, row)

    @staticmethod
    def express(row, eliminated):
        """Writes a row in variables that aren't eliminated; rows of those mention only such."""
        for v in [v for v in row.terms if v in eliminated]:
            row.substitute(v, eliminated[v])

    def eliminate(self, row, eliminated):
        if not row.terms:
            if abs(row.value()) > NEGLIGIBLE:
                self.required += abs(row.value())
            return
        # The variable with the largest coefficient, so that near cancellation isn't divided by.
        v = max(row.terms, key=lambda key: (abs(row.terms[key]), -key))
        solved = row.solved_for(v, None)
        del solved.terms[None]
        for other in eliminated.values():
            if v in other.terms:
                other.substitute(v, solved)
        eliminated[v] = solved

    def add(self, number, priority, relation, row):
        over, under = (number, "over"), (number, "under")
        if relation != "GE":
            self.costs.setdefault(priority, []).append(over)
        if relation != "LE":
            self.costs.setdefault(priority, []).append(under)
        if row.constant >= 0:
            row.terms[under] = row.scale
            self.install(over, row)
        else:
            row = Row(row.scale, -row.constant, {key: -value for key, value in row.terms.items()})
            row.terms[over] = row.scale
            self.install(under, row)

    def install(self, basic, row):
        self.rows[basic] = row
        for key in row.terms:
            self.users.setdefault(key, set()).add(basic)

    def replace(self, basic, column, other):
        row = self.rows[basic]
        before = set(row.terms)
        row.substitute(column, other)
        for key in before - row.terms.keys():
            self.users[key].discard(basic)
        for key in row.terms.keys() - before:
            self.users.setdefault(key, set()).add(basic)

    def pivot(self, basic, column, objective):
        row = self.rows.pop(basic)
        for key in row.terms:
            self.users[key].discard(basic)
        solved = row.solved_for(column, basic)
        for other in list(self.users.get(column, ())):
            self.replace(other, column, solved)
        self.users.pop(column, None)
        self.install(column, solved)
        if column in objective.terms:
            objective.substitute(column, solved)

    def minimise(self, objective):
        """Brings a row to its minimum over what is left; false where it has none.

        Columns enter by their order, and of those that block the first leaves (Bland's rule), so that it ends.
        """
        while True:
            entering = None
            for key, number in objective.terms.items():
                if (not isinstance(key, tuple) or number < 0) and (entering is None or order(key) < order(entering)):
                    entering = key
            if entering is None:
                return True
            direction = -1 if objective.terms[entering] > 0 else 1
            leaving, limit = None, None
            for basic in self.users.get(entering, ()):
                if not isinstance(basic, tuple):
                    continue
                row = self.rows[basic]
                slope = direction * row.terms[entering]
                if slope >= 0:
                    continue
                room = (row.constant, -slope)
                if limit is not None:
                    difference = room[0] * limit[1] - limit[0] * room[1]
                    if difference > 0 or difference == 0 and order(basic) > order(leaving):
                        continue
                leaving, limit = basic, room
            if leaving is None:
                return False
            self.pivot(leaving, entering, objective)

    def sum(self, unknowns):
        """The sum of unknowns as a row over the columns."""
        result = Row(1, 0, {})
        for unknown in unknowns:
            if unknown in self.rows:
                result.terms[None] = result.scale
                result.substitute(None, self.rows[unknown])
            elif unknown in self.users:
                result.terms[unknown] = result.terms.get(unknown, 0) + result.scale
        result.terms = {key: number for key, number in result.terms.items() if number}
        return result

    def drop(self, column):
        for basic in self.users.pop(column, ()):
            self.rows[basic].terms.pop(column, None)

    def solve(self):
        """The least violation by priority; stops after the required level where that can't be met."""
        violations = {}
        for priority in sorted(self.costs, reverse=True):
            objective = self.sum(self.costs[priority])
            self.minimise(objective)
            violations[priority] = objective.value()
            for column in objective.terms:
                self.drop(column)
            if priority == 1000:
                self.required += objective.value()
                if self.required > NEGLIGIBLE:
                    break
        return violations

    def value(self, variable):
        return self.rows[variable].value() if variable in self.rows else Fraction(0)

    def range(self, variable):
        """The ends between which a variable lies on what is left; None where it has no end."""
        ends = []
        for sign in (1, -1):
            objective = self.sum([variable])
            if sign < 0:
                objective = Row(objective.scale, -objective.constant, {k: -n for k, n in objective.terms.items()})
            if not self.minimise(objective):
                return None
            ends.append(sign * objective.value())
        return ends


def order(unknown):
    """Variables first, then the sides of constraints."""
    return (1, *unknown) if isinstance(unknown, tuple) else (0, unknown, "")


def exact(word):
    """The fraction that a number in a file stands for."""
    number = Fraction(float(word))
    simple = number.limit_denominator(1000)
    return simple if float(simple) == float(word) else number


def read(path):
    count, given, constraints = 0, {}, []
    with open(path) as file:
        for line in file:
            words = line.split("#")[0].split()
            if not words:
                continue
            if words[0] == "V":
                count = int(words[1])
            elif words[0] == "E":
                given[int(words[1])] = exact(words[2])
            elif words[0] == "C":
                terms = {}
                for index in range(5, 5 + 2 * int(words[4]), 2):
                    v = int(words[index])
                    terms[v] = terms.get(v, Fraction(0)) + exact(words[index + 1])
                constraints.append((float(words[1]), words[2], exact(words[3]), terms))
    return count, given, constraints


def parts(count, given, constraints):
    """The constraints without given variables, grouped by the variables they share."""
    parent = list(range(count))

    def find(v):
        while parent[v] != v:
            parent[v] = parent[parent[v]]
            v = parent[v]
        return v

    reduced = []
    for priority, relation, constant, terms in constraints:
        constant += sum(c * given[v] for v, c in terms.items() if v in given)
        terms = {v: c for v, c in terms.items() if v not in given and c}
        reduced.append((priority, relation, constant, terms))
        members = list(terms)
        for v in members[1:]:
            parent[find(v)] = find(members[0])
    variables, rows = {}, {}
    for v in range(count):
        if v not in given:
            variables.setdefault(find(v), []).append(v)
    for constraint in reduced:
        root = find(next(iter(constraint[3]))) if constraint[3] else None
        rows.setdefault(root, []).append(constraint)
    roots = list(variables) + ([None] if None in rows else [])
    return [Part(variables.get(root, []), rows.get(root, [])) for root in roots]


def solve(path, ranges):
    count, given, constraints = read(path)
    levels = {priority: Fraction(0) for priority, *_ in constraints if priority < 1000}
    values, ends = [0.0] * count, [None] * count
    for v, value in given.items():
        values[v], ends[v] = float(value), [float(value)] * 2
    required = Fraction(0)
    for part in parts(count, given, constraints):
        for priority, violation in part.solve().items():
            if priority < 1000:
                levels[priority] += violation
        required += part.required
        if part.required > NEGLIGIBLE:
            continue
        for v in part.variables:
            values[v] = float(part.value(v))
        if ranges:
            for v in part.variables:
                found = part.range(v)
                ends[v] = found and [float(end) for end in found]
    if required > NEGLIGIBLE:
        return {"status": "Infeasible", "required": float(required)}
    answer = {"status": "Optimal", "levels": {str(p): float(levels[p]) for p in sorted(levels, reverse=True)},
              "values": values}
    if ranges:
        answer["range"] = ends
    return answer


def main(arguments):
    ranges = arguments[:1] == ["--ranges"]
    files = arguments[1:] if ranges else arguments
    if not files or files[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    for path in files:
        print(json.dumps(solve(path, ranges)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
