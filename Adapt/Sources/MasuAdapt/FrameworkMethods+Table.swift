// Written by Scripts/generate from the sources of UIKit.
extension FrameworkMethods {
    /// Protocols with what they inherit, each before its optional methods.
    static let table = """
        protocol UIAdaptivePresentationControllerDelegate
            adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
            adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) \
            -> UIModalPresentationStyle
            presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
            presentationControllerWillDismiss(_ presentationController: UIPresentationController)
            presentationControllerDidDismiss(_ presentationController: UIPresentationController)
            presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
        protocol UIApplicationDelegate
            application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: \
            [UIApplication.LaunchOptionsKey: Any]?) -> Bool
            application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: \
            [UIApplication.LaunchOptionsKey: Any]?) -> Bool
            applicationDidBecomeActive(_ application: UIApplication)
            applicationWillResignActive(_ application: UIApplication)
            applicationDidEnterBackground(_ application: UIApplication)
            applicationWillEnterForeground(_ application: UIApplication)
            applicationWillTerminate(_ application: UIApplication)
            applicationDidReceiveMemoryWarning(_ application: UIApplication)
            application(_ application: UIApplication, configurationForConnecting connectingSceneSession: \
            UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
            application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
            application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, \
            completionHandler: @escaping (Bool) -> Void)
            application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> \
            UIInterfaceOrientationMask
            application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
            application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: \
            UIApplication.ExtensionPointIdentifier) -> Bool
            application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: \
            Data)
            application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any \
            Error)
            application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: \
            @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
        protocol UIBarPositioningDelegate
            position(for bar: any UIBarPositioning) -> UIBarPosition
        protocol UICollectionViewDataSource
            numberOfSections(in collectionView: UICollectionView) -> Int
            collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at \
            indexPath: IndexPath) -> UICollectionReusableView
            collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
            collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to \
            destinationIndexPath: IndexPath)
            indexTitles(for collectionView: UICollectionView) -> [String]?
            collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) \
            -> IndexPath
        protocol UICollectionViewDelegate: UIScrollViewDelegate
            collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
            collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
            collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
            collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
            collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
            collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
            collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
            collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt \
            indexPath: IndexPath)
            collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: \
            UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
            collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt \
            indexPath: IndexPath)
            collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: \
            UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
            collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset \
            proposedContentOffset: CGPoint) -> CGPoint
            collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: \
            IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
            collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath \
            originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath \
            proposedIndexPath: IndexPath) -> IndexPath
            collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: \
            UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
            collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: \
            IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
            collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: \
            [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
            collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: \
            UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
            collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: \
            IndexPath) -> Bool
            collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: \
            IndexPath)
            collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
            collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
            collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt \
            indexPath: IndexPath, withSender sender: Any?) -> Bool
            collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: \
            IndexPath, withSender sender: Any?)
            collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration \
            configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: \
            UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
            collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: \
            UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
            collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: \
            UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: \
            UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
        protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
            collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
            sizeForItemAt indexPath: IndexPath) -> CGSize
            collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
            insetForSectionAt section: Int) -> UIEdgeInsets
            collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
            minimumLineSpacingForSectionAt section: Int) -> CGFloat
            collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
            minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
            collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
            referenceSizeForHeaderInSection section: Int) -> CGSize
            collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \
            referenceSizeForFooterInSection section: Int) -> CGSize
        protocol UICollectionViewDragDelegate
            collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
            collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
            collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any \
            UIDragSession) -> Bool
        protocol UICollectionViewDropDelegate
            collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
            collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
            collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, \
            withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
            collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
            collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
        protocol UIGestureRecognizerDelegate
            gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
            gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith \
            otherGestureRecognizer: UIGestureRecognizer) -> Bool
            gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf \
            otherGestureRecognizer: UIGestureRecognizer) -> Bool
            gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy \
            otherGestureRecognizer: UIGestureRecognizer) -> Bool
            gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
            gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
        protocol UIImagePickerControllerDelegate
            imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: \
            [UIImagePickerController.InfoKey: Any])
            imagePickerControllerDidCancel(_ picker: UIImagePickerController)
        protocol UINavigationBarDelegate: UIBarPositioningDelegate
            navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
            navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
            navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
            navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
        protocol UINavigationControllerDelegate
            navigationController(_ navigationController: UINavigationController, willShow viewController: \
            UIViewController, animated: Bool)
            navigationController(_ navigationController: UINavigationController, didShow viewController: \
            UIViewController, animated: Bool)
            navigationController(_ navigationController: UINavigationController, animationControllerFor operation: \
            UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any \
            UIViewControllerAnimatedTransitioning)?
            navigationController(_ navigationController: UINavigationController, interactionControllerFor \
            animationController: any UIViewControllerAnimatedTransitioning) -> (any \
            UIViewControllerInteractiveTransitioning)?
            navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> \
            UIInterfaceOrientationMask
            navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: \
            UINavigationController) -> UIInterfaceOrientation
        protocol UIPageViewControllerDataSource
            presentationCount(for pageViewController: UIPageViewController) -> Int
            presentationIndex(for pageViewController: UIPageViewController) -> Int
        protocol UIPageViewControllerDelegate
            pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: \
            [UIViewController])
            pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, \
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
        protocol UIPickerViewDelegate
            pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
            pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
            pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
            pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> \
            NSAttributedString?
            pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: \
            UIView?) -> UIView
            pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
        protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
            prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
            popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: \
            UIPopoverPresentationController) -> Bool
            popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: \
            UIPopoverPresentationController)
        protocol UISceneDelegate
            scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: \
            UIScene.ConnectionOptions)
            sceneDidDisconnect(_ scene: UIScene)
            sceneDidBecomeActive(_ scene: UIScene)
            sceneWillResignActive(_ scene: UIScene)
            sceneWillEnterForeground(_ scene: UIScene)
            sceneDidEnterBackground(_ scene: UIScene)
            scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
            stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
            scene(_ scene: UIScene, continue userActivity: NSUserActivity)
        protocol UIScrollViewDelegate
            scrollViewDidScroll(_ scrollView: UIScrollView)
            scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, \
            targetContentOffset: UnsafeMutablePointer<CGPoint>)
            scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            scrollViewDidScrollToTop(_ scrollView: UIScrollView)
            scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
            viewForZooming(in scrollView: UIScrollView) -> UIView?
            scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            scrollViewDidZoom(_ scrollView: UIScrollView)
            scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
        protocol UISearchBarDelegate: UIBarPositioningDelegate
            searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
            searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
            searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
            searchBarTextDidEndEditing(_ searchBar: UISearchBar)
            searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
            searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> \
            Bool
            searchBarSearchButtonClicked(_ searchBar: UISearchBar)
            searchBarCancelButtonClicked(_ searchBar: UISearchBar)
            searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
            searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
            searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
        protocol UISearchControllerDelegate
            willPresentSearchController(_ searchController: UISearchController)
            didPresentSearchController(_ searchController: UISearchController)
            willDismissSearchController(_ searchController: UISearchController)
            didDismissSearchController(_ searchController: UISearchController)
        protocol UISearchTextFieldDelegate: UITextFieldDelegate
            searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> \
            NSItemProvider
            searchTextField(_ searchTextField: UISearchTextField, didSelect token: UISearchToken)
        protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
            sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: \
            UISheetPresentationController)
        protocol UISplitViewControllerDelegate
            splitViewController(_ splitViewController: UISplitViewController, collapseSecondary \
            secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
            splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: \
            Any?) -> Bool
            splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, \
            sender: Any?) -> Bool
            splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: \
            UISplitViewController.DisplayMode)
            splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn \
            proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
            splitViewControllerDidCollapse(_ svc: UISplitViewController)
            splitViewControllerDidExpand(_ svc: UISplitViewController)
        protocol UITabBarControllerDelegate
            tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) \
            -> Bool
            tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
        protocol UITabBarDelegate: UIBarPositioningDelegate
            tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
        protocol UITableViewDataSource
            numberOfSections(in tableView: UITableView) -> Int
            tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
            tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
            tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
            tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt \
            indexPath: IndexPath)
            tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: \
            IndexPath)
            sectionIndexTitles(for tableView: UITableView) -> [String]?
            tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
        protocol UITableViewDelegate: UIScrollViewDelegate
            tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
            tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
            tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
            tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
            tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
            tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
            tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
            tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
            tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
            tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: \
            IndexPath)
            tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
            tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
            tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
            tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
            tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
            tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
            tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
            tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
            tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
            tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
            tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
            tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
            tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
            tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
            tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> \
            UITableViewCell.EditingStyle
            tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> \
            String?
            tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
            tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
            tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
            tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, \
            toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
            tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
            tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> \
            UISwipeActionsConfiguration?
            tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> \
            UISwipeActionsConfiguration?
            tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
            tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: \
            CGPoint) -> UIContextMenuConfiguration?
            tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: \
            UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
            tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> \
            Bool
            tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
            tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
            tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
            tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, \
            withSender sender: Any?) -> Bool
            tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, \
            withSender sender: Any?)
            tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: \
            UIContextMenuConfiguration) -> UITargetedPreview?
            tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, \
            animator: (any UIContextMenuInteractionAnimating)?)
            tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: \
            UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
        protocol UITableViewDragDelegate
            tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
            tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
            tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
        protocol UITableViewDropDelegate
            tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
            tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
            tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, \
            withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
            tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
            tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
        protocol UITextFieldDelegate
            textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
            textFieldDidBeginEditing(_ textField: UITextField)
            textFieldShouldEndEditing(_ textField: UITextField) -> Bool
            textFieldDidEndEditing(_ textField: UITextField)
            textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
            textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: \
            String) -> Bool
            textFieldDidChangeSelection(_ textField: UITextField)
            textFieldShouldClear(_ textField: UITextField) -> Bool
            textFieldShouldReturn(_ textField: UITextField) -> Bool
            textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: \
            [UIMenuElement]) -> UIMenu?
        protocol UITextViewDelegate: UIScrollViewDelegate
            textViewShouldBeginEditing(_ textView: UITextView) -> Bool
            textViewDidBeginEditing(_ textView: UITextView)
            textViewShouldEndEditing(_ textView: UITextView) -> Bool
            textViewDidEndEditing(_ textView: UITextView)
            textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
            textViewDidChange(_ textView: UITextView)
            textViewDidChangeSelection(_ textView: UITextView)
            textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> \
            UIMenu?
            textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: \
            UITextItemInteraction) -> Bool
            textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: \
            NSRange, interaction: UITextItemInteraction) -> Bool
            textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
            textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: \
            NSRange) -> Bool
            textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> \
            UIAction?
            textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> \
            UITextItem.MenuConfiguration?
            textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any \
            UIContextMenuInteractionAnimating)
            textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any \
            UIContextMenuInteractionAnimating)
        protocol UIViewControllerTransitioningDelegate
            animationController(forPresented presented: UIViewController, presenting: UIViewController, source: \
            UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
            animationController(forDismissed dismissed: UIViewController) -> (any \
            UIViewControllerAnimatedTransitioning)?
            interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any \
            UIViewControllerInteractiveTransitioning)?
            interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any \
            UIViewControllerInteractiveTransitioning)?
            presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: \
            UIViewController) -> UIPresentationController?
        protocol UIWindowSceneDelegate: UISceneDelegate
            windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, \
            completionHandler: @escaping (Bool) -> Void)
            windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: \
            UIWindowScene.Geometry)
            windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, \
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection \
            previousTraitCollection: UITraitCollection)
        """
}
