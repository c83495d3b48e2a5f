import HeadlessHost
import XCTest

@testable import UIKit

/// The objects that have to be gone, by name.
@MainActor final class LifetimeWatch {
    private struct Entry {
        let name: String
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    var count: Int { entries.count }
    var left: [String] { entries.filter { $0.object != nil }.map(\.name) }

    func add(_ name: String, _ object: AnyObject?) {
        guard let object else { return XCTFail("\(name) was never there") }
        entries.append(Entry(name: name, object: object))
    }

    func add(screen: UIViewController, _ name: String) {
        add(name, screen)
        add("\(name)'s view", screen.view)
        add("\(name)'s item", screen.navigationItem)
    }
}

/// A screen with a table, a field and constraints; its buttons and closures refer to it as apps' do.
final class LifetimeScreen: UIViewController, UITableViewDataSource, UITextFieldDelegate {
    let field = UITextField()
    let table = UITableView()

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.delegate = self
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let stack = UIStackView(arrangedSubviews: [field, table])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) }
        )
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { _ in self.view.alpha = 0.9 }, completion: { _ in self.view.alpha = 1 })
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

/// Moves views up and back, and keeps nothing.
final class LifetimeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.2) {
            transitionContext.containerView.alpha = 0.99
        } completion: { _ in
            transitionContext.containerView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class LifetimeCard: UIPresentationController {
    let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { $0.bounds.divided(atDistance: 300, from: .maxYEdge).slice } ?? .zero
    }
    override func presentationTransitionWillBegin() {
        dimming.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.5 }
    }
    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }
}

/// Makes animators as they are asked for, and has them watched.
final class LifetimeTransitions: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let watch: LifetimeWatch
    init(_ watch: LifetimeWatch) { self.watch = watch }

    private func animator() -> LifetimeAnimator {
        let animator = LifetimeAnimator()
        watch.add("animator", animator)
        return animator
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let card = LifetimeCard(presentedViewController: presented, presenting: presenting)
        watch.add("presentation controller", card)
        watch.add("dimming view", card.dimming)
        return card
    }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }
}

@MainActor extension XCTestCase {
    /// Plays a way of coming and going on a device, lets go of everything, and looks.
    func check(
        _ name: String, on device: String = "iphone-x", file: StaticString = #filePath, line: UInt = #line,
        _ body: (HeadlessHost, LifetimeWatch) throws -> Void
    ) throws {
        let watch = LifetimeWatch()
        let host = try HeadlessHost(device: device)
        try body(host, watch)
        host.advanceUntilStill()
        host.show(UIViewController())
        host.advance(by: 0.1)
        XCTAssertGreaterThan(watch.count, 2, "\(name): what was watched", file: file, line: line)
        XCTAssertEqual(watch.left, [], "\(name): still there", file: file, line: line)
    }
}
