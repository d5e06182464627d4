export {
  type CancellationState,
  CancelOrderDialog,
  type CancelOrderDialogProps,
} from './account/CancelOrderDialog/CancelOrderDialog.tsx';
export { DataRequestForm, type DataRequestFormProps } from './account/DataRequestForm/DataRequestForm.tsx';
export {
  DataRequestReceived,
  type DataRequestReceivedProps,
} from './account/DataRequestReceived/DataRequestReceived.tsx';
export {
  EraseAccountDialog,
  type EraseAccountDialogProps,
  type ErasureRefusal,
} from './account/EraseAccountDialog/EraseAccountDialog.tsx';
export {
  GoogleSignInPanel,
  type GoogleSignInPanelProps,
  type GoogleSignInState,
} from './account/GoogleSignInPanel/GoogleSignInPanel.tsx';
export { type LiveState, LiveUpdate, type LiveUpdateProps } from './account/LiveUpdate/LiveUpdate.tsx';
export { MyData, type MyDataProps } from './account/MyData/MyData.tsx';
export { OrderActions, type OrderActionsProps } from './account/OrderActions/OrderActions.tsx';
export {
  OrderAgainButton,
  type OrderAgainButtonProps,
} from './account/OrderAgainButton/OrderAgainButton.tsx';
export { OrderList, type OrderListProps } from './account/OrderList/OrderList.tsx';
export { OrderPlace, type OrderPlaceProps } from './account/OrderPlace/OrderPlace.tsx';
export {
  OrderProblemDialog,
  type OrderProblemDialogProps,
  type OrderProblemFailure,
} from './account/OrderProblemDialog/OrderProblemDialog.tsx';
export {
  emptyProblemDraft,
  isAboutWholeOrder,
  type OrderProblemDraft,
  type OrderProblemPlace,
} from './account/OrderProblemDialog/order-problem-draft.ts';
export { OrderReceipt, type OrderReceiptProps } from './account/OrderReceipt/OrderReceipt.tsx';
export { OrderRefunds, type OrderRefundsProps } from './account/OrderRefunds/OrderRefunds.tsx';
export { OrderRoad, type OrderRoadProps } from './account/OrderRoad/OrderRoad.tsx';
export {
  OrderStatusHeader,
  type OrderStatusHeaderProps,
} from './account/OrderStatusHeader/OrderStatusHeader.tsx';
export { PhoneNumberForm, type PhoneNumberFormProps } from './account/PhoneNumberForm/PhoneNumberForm.tsx';
export {
  type Customer,
  ProfileDetails,
  type ProfileDetailsProps,
} from './account/ProfileDetails/ProfileDetails.tsx';
export { ReorderDialog, type ReorderDialogProps } from './account/ReorderDialog/ReorderDialog.tsx';
export {
  ReportedProblems,
  type ReportedProblemsProps,
} from './account/ReportedProblems/ReportedProblems.tsx';
export {
  ReportProblemButton,
  type ReportProblemButtonProps,
} from './account/ReportProblemButton/ReportProblemButton.tsx';
export { reorderStrings } from './account/reorder.strings.ts';
// Address. The form itself is '@tiffin/ui/address-form', for chunks of its own.
export type { AddressFormProps } from './address/AddressForm/AddressForm.tsx';
export type { DeliveryReach } from './address/AddressForm/postcode-note.ts';
export type { SubmittedAddress } from './address/AddressForm/use-address-form.ts';
export type { PostcodeResult } from './address/AddressForm/use-postcode-lookup.ts';
export { AddressLabel, type AddressLabelProps } from './address/AddressLabel/AddressLabel.tsx';
export { AddressList, type AddressListProps } from './address/AddressList/AddressList.tsx';
export { AddressPicker, type AddressPickerProps } from './cart/AddressPicker/AddressPicker.tsx';
export { CartLine, type CartLineProps } from './cart/CartLine/CartLine.tsx';
export { CartPanel, type CartPanelProps } from './cart/CartPanel/CartPanel.tsx';
export { CartSkeleton } from './cart/CartSkeleton/CartSkeleton.tsx';
export { CheckoutButton, type CheckoutButtonProps } from './cart/CheckoutButton/CheckoutButton.tsx';
export { NoteFields, type NoteFieldsProps } from './cart/NoteFields/NoteFields.tsx';
export {
  PriceBreakdownList,
  type PriceBreakdownListProps,
} from './cart/PriceBreakdownList/PriceBreakdownList.tsx';
export {
  type AppliedPromo,
  PromoCodeField,
  type PromoCodeFieldProps,
} from './cart/PromoCodeField/PromoCodeField.tsx';
export { WithItGoes, type WithItGoesProps } from './cart/WithItGoes/WithItGoes.tsx';
export {
  type CheckoutDetail,
  CheckoutDialog,
  type CheckoutDialogProps,
} from './checkout/CheckoutDialog/CheckoutDialog.tsx';
export { CheckoutFailed, type CheckoutFailedProps } from './checkout/CheckoutFailed/CheckoutFailed.tsx';
export {
  CheckoutSuccessful,
  type CheckoutSuccessfulProps,
  type PaidOrder,
  successDialogSeconds,
} from './checkout/CheckoutSuccessful/CheckoutSuccessful.tsx';
export { TipPicker, type TipPickerProps } from './checkout/TipPicker/TipPicker.tsx';
export type { Acceptance } from './counter/AcceptanceBlock/AcceptanceBlock.tsx';
export { AlarmBar, type AlarmBarProps, type CounterAlarm } from './counter/AlarmBar/AlarmBar.tsx';
export { AllDay, type AllDayProps } from './counter/AllDay/AllDay.tsx';
export { AnswerPanel } from './counter/AnswerPanel/AnswerPanel.tsx';
export type { AnswerPanelProps, PanelAction } from './counter/AnswerPanel/answer-panel-props.ts';
export { AnswerRing, type AnswerRingProps } from './counter/AnswerRing/AnswerRing.tsx';
export { BagLabel, type BagLabelProps } from './counter/BagLabel/BagLabel.tsx';
export {
  CancelDialog,
  type CancelDialogProps,
  type Cancellation,
} from './counter/CancelDialog/CancelDialog.tsx';
export { ClosedOrderCard, type ClosedOrderCardProps } from './counter/ClosedOrderCard/ClosedOrderCard.tsx';
export { CounterButton, type CounterButtonProps } from './counter/CounterButton/CounterButton.tsx';
export { CounterClosed, type CounterClosedProps } from './counter/CounterClosed/CounterClosed.tsx';
export { CounterFrame, type CounterFrameProps } from './counter/CounterFrame/CounterFrame.tsx';
export type { CounterHrefs, CounterPage } from './counter/CounterFrame/CounterRail.tsx';
export { CounterIcon, type CounterIconProps } from './counter/CounterIcon/CounterIcon.tsx';
export type { CounterIconName } from './counter/CounterIcon/counter-icons.ts';
export {
  CounterOrderDetails,
  type CounterOrderDetailsProps,
} from './counter/CounterOrderDetails/CounterOrderDetails.tsx';
export {
  CounterOrderPage,
  type CounterOrderPageProps,
} from './counter/CounterOrderPage/CounterOrderPage.tsx';
export { DayPanel, type DayPanelProps, type DaySpan } from './counter/DayPanel/DayPanel.tsx';
export {
  type Decline,
  DeclineDialog,
  type DeclineDialogProps,
} from './counter/DeclineDialog/DeclineDialog.tsx';
export { FailureNotice, type FailureNoticeProps } from './counter/FailureNotice/FailureNotice.tsx';
export { KitchenRow, type KitchenRowProps } from './counter/KitchenRow/KitchenRow.tsx';
export { KitchenTicket, type KitchenTicketProps } from './counter/KitchenTicket/KitchenTicket.tsx';
export {
  MenuAvailability,
  type MenuAvailabilityProps,
} from './counter/MenuAvailability/MenuAvailability.tsx';
export { NewOrderCard, type NewOrderCardProps } from './counter/NewOrderCard/NewOrderCard.tsx';
export { OfflineBoard, type OfflineBoardProps } from './counter/OfflineBoard/OfflineBoard.tsx';
export type { BoardView } from './counter/OrderBoard/KitchenLane.tsx';
export { OrderBoard, type OrderBoardProps } from './counter/OrderBoard/OrderBoard.tsx';
export type { OrderNoticeContent } from './counter/OrderNotice/OrderNotice.tsx';
export { OrderProblems, type OrderProblemsProps } from './counter/OrderProblems/OrderProblems.tsx';
export { OrderSearch, type OrderSearchProps } from './counter/OrderSearch/OrderSearch.tsx';
export { OrderTicket, type OrderTicketProps, type RollWidth } from './counter/OrderTicket/OrderTicket.tsx';
export {
  PairingForm,
  type PairingFormProps,
  type PairingProblem,
} from './counter/PairingForm/PairingForm.tsx';
export { PinPad, type PinPadProps } from './counter/PinPad/PinPad.tsx';
export { PinPrompt, type PinPromptProps } from './counter/PinPrompt/PinPrompt.tsx';
export { PrintCheck, type PrintCheckProps } from './counter/PrintCheck/PrintCheck.tsx';
export { PrintRoll, type PrintRollProps } from './counter/PrintRoll/PrintRoll.tsx';
export {
  ProblemAnswerDialog,
  type ProblemAnswerDialogProps,
} from './counter/ProblemAnswerDialog/ProblemAnswerDialog.tsx';
export {
  ProblemPhotoDialog,
  type ProblemPhotoDialogProps,
} from './counter/ProblemPhotoDialog/ProblemPhotoDialog.tsx';
export {
  QuietBoard,
  type QuietBoardProps,
  type QuietDay,
  type QuietFigures,
} from './counter/QuietBoard/QuietBoard.tsx';
export { ReadyRow, type ReadyRowProps } from './counter/ReadyRow/ReadyRow.tsx';
export {
  type ConfirmedRefund,
  RefundDialog,
  type RefundDialogProps,
} from './counter/RefundDialog/RefundDialog.tsx';
export type { BellPattern } from './counter/ServicePanel/BellBlock.tsx';
export type { UsualWaits } from './counter/ServicePanel/BusyBlock.tsx';
export {
  ServicePanel,
  type ServicePanelProps,
  type ServicePart,
} from './counter/ServicePanel/ServicePanel.tsx';
export { StaffSignIn, type StaffSignInProps } from './counter/StaffSignIn/StaffSignIn.tsx';
export { StartShift, type StartShiftProps } from './counter/StartShift/StartShift.tsx';
export type { PairingCode, TeamDevice } from './counter/TeamPanel/DeviceBlock.tsx';
export type { TeamMember } from './counter/TeamPanel/PeopleBlock.tsx';
export { TeamPanel, type TeamPanelProps, type TeamPart } from './counter/TeamPanel/TeamPanel.tsx';
export { UnlockDialog, type UnlockDialogProps } from './counter/UnlockDialog/UnlockDialog.tsx';
export { UnseenOrderCard, type UnseenOrderCardProps } from './counter/UnseenOrderCard/UnseenOrderCard.tsx';
export { WaitingCover, type WaitingCoverProps } from './counter/WaitingCover/WaitingCover.tsx';
export { AllergenList, type AllergenListProps } from './menu/AllergenList/AllergenList.tsx';
export {
  type CategoryChip,
  CategoryChips,
  type CategoryChipsProps,
} from './menu/CategoryChips/CategoryChips.tsx';
export { DietaryLegend } from './menu/DietaryLegend/DietaryLegend.tsx';
export { DietaryMarks, type DietaryMarksProps } from './menu/DietaryMarks/DietaryMarks.tsx';
export { DishCard, type DishCardProps } from './menu/DishCard/DishCard.tsx';
export type { DishDialogProps } from './menu/DishDialog/DishDialog.tsx';
export { DishGrid, type DishGridProps } from './menu/DishGrid/DishGrid.tsx';
export { DishTile, type DishTileProps } from './menu/DishTile/DishTile.tsx';
export { LeadDish, type LeadDishProps } from './menu/LeadDish/LeadDish.tsx';
export { LeaveOutButton, type LeaveOutButtonProps } from './menu/LeaveOutButton/LeaveOutButton.tsx';
export {
  LeaveOutDialog,
  type LeaveOutDialogProps,
  type NamedDish,
} from './menu/LeaveOutDialog/LeaveOutDialog.tsx';
export { LeftOutNote, type LeftOutNoteProps } from './menu/LeftOutNote/LeftOutNote.tsx';
export { Menu, type MenuProps } from './menu/Menu/Menu.tsx';
export { type DishListProps, MenuSection, type MenuSectionProps } from './menu/MenuSection/MenuSection.tsx';
export { MenuSkeleton } from './menu/MenuSkeleton/MenuSkeleton.tsx';
export {
  Modal,
  ModalBody,
  ModalFooter,
  type ModalPartProps,
  type ModalProps,
  ModalTitle,
  type ModalTitleProps,
} from './modal-stack/Modal/Modal.tsx';
export { ModalStackProvider, type ModalStackProviderProps } from './modal-stack/ModalStackProvider.tsx';
export {
  type ModalStack,
  useModalStack,
} from './modal-stack/modal-stack-context.ts';
export { AppShell, type AppShellProps } from './navigation/AppShell/AppShell.tsx';
export { BottomBar, type BottomBarProps } from './navigation/BottomBar/BottomBar.tsx';
export { BrandDisc, type BrandDiscProps } from './navigation/BrandDisc/BrandDisc.tsx';
export { loginHref, type NavigationEntry, navigationEntries } from './navigation/navigation-entries.ts';
export { OutdatedNotice } from './navigation/OutdatedNotice/OutdatedNotice.tsx';
export {
  ScriptlessNotice,
  type ScriptlessNoticeProps,
} from './navigation/ScriptlessNotice/ScriptlessNotice.tsx';
export { Sidebar, type SidebarProps } from './navigation/Sidebar/Sidebar.tsx';
export { SiteFooter, type SiteFooterProps } from './navigation/SiteFooter/SiteFooter.tsx';
export { ViewCartBar, type ViewCartBarProps } from './navigation/ViewCartBar/ViewCartBar.tsx';
export { Masthead, type MastheadProps } from './ordering/Masthead/Masthead.tsx';
export { OfferCard, type OfferCardProps } from './ordering/OfferCard/OfferCard.tsx';
export { type OfferState, OfferStatus, type OfferStatusProps } from './ordering/OfferStatus/OfferStatus.tsx';
export { OfferStrip, type OfferStripProps } from './ordering/OfferStrip/OfferStrip.tsx';
export { OpenStatusBadge, type OpenStatusBadgeProps } from './ordering/OpenStatusBadge/OpenStatusBadge.tsx';
export { OrderBar, type OrderBarProps } from './ordering/OrderBar/OrderBar.tsx';
export type { OrderTerms } from './ordering/OrderBar/order-facts.ts';
export {
  OrderingModeToggle,
  type OrderingModeToggleProps,
} from './ordering/OrderingModeToggle/OrderingModeToggle.tsx';
export { PostcodeCheck, type PostcodeCheckProps } from './ordering/PostcodeCheck/PostcodeCheck.tsx';
export { promoSummary } from './ordering/promo-wording.ts';
export { YourUsual, type YourUsualProps } from './ordering/YourUsual/YourUsual.tsx';
export { AddAddressPage, type AddAddressPageProps } from './pages/AddAddressPage/AddAddressPage.tsx';
export { AppPromoPage, type AppPromoPageProps } from './pages/AppPromoPage/AppPromoPage.tsx';
export { CategoryPage, type CategoryPageProps } from './pages/CategoryPage/CategoryPage.tsx';
export { DataRequestPage, type DataRequestPageProps } from './pages/DataRequestPage/DataRequestPage.tsx';
export { ErrorPage, type ErrorPageProps } from './pages/ErrorPage/ErrorPage.tsx';
export {
  ForgotPasswordPage,
  type ForgotPasswordPageProps,
} from './pages/ForgotPasswordPage/ForgotPasswordPage.tsx';
export {
  FormerRestaurantPage,
  type FormerRestaurantPageProps,
} from './pages/FormerRestaurantPage/FormerRestaurantPage.tsx';
export { HomePage, type HomePageProps } from './pages/HomePage/HomePage.tsx';
export { HomePageLoading } from './pages/HomePage/HomePageLoading.tsx';
export { mastheadPictures } from './pages/HomePage/masthead-pictures.ts';
export { LegalPage, type LegalPageProps } from './pages/LegalPage/LegalPage.tsx';
export type { LegalContact } from './pages/LegalPage/legal-identity.ts';
export { NotFoundPage, type NotFoundPageProps } from './pages/NotFoundPage/NotFoundPage.tsx';
export { OffersPage, type OffersPageProps } from './pages/OffersPage/OffersPage.tsx';
export { OrderPage, type OrderPageProps } from './pages/OrderPage/OrderPage.tsx';
export { OrdersPage, type OrdersPageProps } from './pages/OrdersPage/OrdersPage.tsx';
export { PageHead, type PageHeadProps } from './pages/PageHead/PageHead.tsx';
export { PageLoading, type PageLoadingProps } from './pages/PageLoading/PageLoading.tsx';
export { PhoneNumberPage, type PhoneNumberPageProps } from './pages/PhoneNumberPage/PhoneNumberPage.tsx';
export { ProfilePage, type ProfilePageProps } from './pages/ProfilePage/ProfilePage.tsx';
export { SearchPage, type SearchPageProps } from './pages/SearchPage/SearchPage.tsx';
export type { SearchStartContent } from './pages/SearchPage/SearchStart.tsx';
export { SignInPage, type SignInPageProps } from './pages/SignInPage/SignInPage.tsx';
export { WaitingPage, type WaitingPageProps } from './pages/WaitingPage/WaitingPage.tsx';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export { Banner, type BannerProps } from './primitives/Banner/Banner.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/ButtonLink/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx';
export { CountdownRing, type CountdownRingProps } from './primitives/CountdownRing/CountdownRing.tsx';
export { type CountdownOptions, useCountdown } from './primitives/CountdownRing/use-countdown.ts';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './primitives/ErrorSummary/ErrorSummary.tsx';
export { Field, type FieldControlProps, FieldError, type FieldProps } from './primitives/Field/Field.tsx';
export { FieldSet, type FieldSetProps } from './primitives/FieldSet/FieldSet.tsx';
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx';
export type { IconName } from './primitives/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { Image, type ImageProps } from './primitives/Image/Image.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export {
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './primitives/Link/LinkProvider.tsx';
export type * from './primitives/Link/page-href.ts';
export { Price, type PriceProps } from './primitives/Price/Price.tsx';
export { RadioCards, type RadioCardsProps } from './primitives/RadioCards/RadioCards.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { Stepper, type StepperProps } from './primitives/Stepper/Stepper.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export {
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useToast,
} from './primitives/Toast/ToastProvider.tsx';
export {
  ToggleGroup,
  type ToggleGroupProps,
  type ToggleOption,
} from './primitives/ToggleGroup/ToggleGroup.tsx';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export { brandStyle } from './theme/brand-style.ts';
export { breakpoints, media } from './theme/breakpoints.ts';
export { vars } from './theme/contract.css.ts';
export { contrastRatio, controlPairs, hexColour, textPairs } from './theme/contrast.ts';
export { ampersandFont, preloadedFonts } from './theme/font-files.ts';
export type { ColourRole, Scheme } from './theme/palette.ts';
export { screenReaderOnly } from './theme/screen-reader-only.css.ts';
