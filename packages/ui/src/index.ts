export { ActivityDialog, type ActivityDialogProps } from './components/activity-dialog/activity-dialog.tsx';
export {
  AddToCartButton,
  type AddToCartButtonProps,
} from './components/add-to-cart-button/add-to-cart-button.tsx';
export {
  PurchaseRefusalProvider,
  type PurchaseRefusalProviderProps,
} from './components/add-to-cart-button/purchase-refusal.tsx';
export { AddressCard, type AddressCardProps, type AddressView } from './components/address-card/address-card.tsx';
export {
  Article,
  ArticleBody,
  type ArticleBodyProps,
  type ArticleProps,
  ArticleSkeleton,
} from './components/article/article.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export {
  BrandCard,
  type BrandCardProps,
  type BrandView,
} from './components/brand-card/brand-card.tsx';
export { Breadcrumb, type BreadcrumbProps } from './components/breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { IconButton, type IconButtonProps } from './components/button/icon-button.tsx';
export { ReasonedButton, type ReasonedButtonProps } from './components/button/reasoned-button.tsx';
export { BuyBar, type BuyBarProps } from './components/buy-bar/buy-bar.tsx';
export { Carousel, type CarouselProps, type CarouselSlide } from './components/carousel/carousel.tsx';
export {
  CartDrawerFoot,
  type CartDrawerFootProps,
  CartDrawerLines,
  type CartDrawerLinesProps,
  type CartDrawerLineView,
} from './components/cart-drawer/cart-drawer.tsx';
export { CartGroup, type CartGroupProps } from './components/cart-group/cart-group.tsx';
export { CartHead, type CartHeadProps } from './components/cart-line/cart-head.tsx';
export {
  CartLine,
  type CartLineNote,
  type CartLineProps,
  type CartLineView,
} from './components/cart-line/cart-line.tsx';
export {
  CategoryMenu,
  type CategoryMenuItem,
  type CategoryMenuProps,
} from './components/category-menu/category-menu.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './components/checkbox/radio.tsx';
export { type ChoiceCard, ChoiceCards, type ChoiceCardsProps } from './components/choice-cards/choice-cards.tsx';
export {
  CombinationCard,
  type CombinationCardProps,
  type CombinationView,
} from './components/combination-card/combination-card.tsx';
export { Card, type CardProps, Container, type ContainerProps } from './components/container/container.tsx';
export { CopyButton, type CopyButtonProps } from './components/copy-button/copy-button.tsx';
export { Countdown, type CountdownProps } from './components/countdown/countdown.tsx';
export { CouponCard, type CouponCardProps, type CouponView } from './components/coupon-card/coupon-card.tsx';
export { type DataColumn, DataTable, type DataTableProps } from './components/data-table/data-table.tsx';
export { DateRange, type DateRangeProps, type DateSpan } from './components/date-range/date-range.tsx';
export { DescriptionList, type DescriptionListProps } from './components/description-list/description-list.tsx';
export {
  AlertDialog,
  type AlertDialogProps,
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/dialog/alert-dialog.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { DocumentCard, type DocumentCardProps, type DocumentView } from './components/document-card/document-card.tsx';
export {
  type DrawOutcome,
  DrawPopup,
  type DrawPopupProps,
} from './components/draw-popup/draw-popup.tsx';
export { DrawWheel, type DrawWheelProps } from './components/draw-wheel/draw-wheel.tsx';
export { Drawer, type DrawerProps } from './components/drawer/drawer.tsx';
export { FavouriteStar, type FavouriteStarProps } from './components/favourite-star/favourite-star.tsx';
export { FileUpload, type FileUploadProps } from './components/file-upload/file-upload.tsx';
export { saveFile } from './components/file-upload/save-file.ts';
export { shrinkPicture } from './components/file-upload/shrink-picture.ts';
export type { UploadedFileView } from './components/file-upload/upload-tile.tsx';
export {
  ChosenFilters,
  type ChosenFiltersProps,
  type FilterOption,
  FilterPanel,
  type FilterPanelProps,
  type FilterRowProps,
  type FilterTarget,
} from './components/filter-panel/filter-panel.tsx';
export { FilterButton, type FilterButtonProps } from './components/filter-sheet/filter-button.tsx';
export {
  FilterSheet,
  type FilterSheetGroup,
  type FilterSheetProps,
} from './components/filter-sheet/filter-sheet.tsx';
export { Footer, type FooterProps } from './components/footer/footer.tsx';
export { FormField, type FormFieldProps } from './components/form-field/form-field.tsx';
export { GoodsCard, type GoodsCardProps } from './components/goods-card/goods-card.tsx';
export { GoodsCardSkeleton, type GoodsCardSkeletonProps } from './components/goods-card/goods-card-skeleton.tsx';
export { GoodsGrid, type GoodsGridProps } from './components/goods-card/goods-grid.tsx';
export type { GoodsBadge, GoodsView, PurchaseBlockView } from './components/goods-card/goods-view.ts';
export {
  GoodsOffer,
  type GoodsOfferProps,
  GoodsOffers,
  type GoodsOffersProps,
} from './components/goods-offer/goods-offer.tsx';
export { GoodsPicture, type GoodsPictureProps } from './components/goods-picture/goods-picture.tsx';
export { GoodsTable, type GoodsTableProps, type GoodsTableRow } from './components/goods-table/goods-table.tsx';
export { GoodsTile, type GoodsTileProps, GoodsTileSkeleton } from './components/goods-tile/goods-tile.tsx';
export { Brand, type BrandProps } from './components/header/brand.tsx';
export { CartButton, type CartButtonProps } from './components/header/cart-button.tsx';
export { Header, type HeaderProps } from './components/header/header.tsx';
export { ImageGallery, type ImageGalleryProps } from './components/image-gallery/image-gallery.tsx';
export { LetterIndex, type LetterIndexProps } from './components/letter-index/letter-index.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export { Anchor, type AnchorProps, LinkProvider, type LinkProviderProps } from './components/link/link-provider.tsx';
export { LogisticsTimeline, type LogisticsTimelineProps } from './components/logistics-timeline/logistics-timeline.tsx';
export { MessageRow, type MessageRowProps, type MessageView } from './components/message-row/message-row.tsx';
export {
  MobileTabBar,
  type MobileTabBarItem,
  type MobileTabBarProps,
} from './components/mobile-tab-bar/mobile-tab-bar.tsx';
export { MonthChart, type MonthChartProps, type MonthFigures } from './components/month-chart/month-chart.tsx';
export { NavBar, type NavBarItem, type NavBarProps } from './components/nav-bar/nav-bar.tsx';
export { Notice, type NoticeProps } from './components/notice/notice.tsx';
export { OrderCard, type OrderCardProps, type OrderView } from './components/order-card/order-card.tsx';
export { OrderStatusBar, type OrderStatusBarProps } from './components/order-status-bar/order-status-bar.tsx';
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export { PictureViewer, type PictureViewerProps } from './components/picture-viewer/picture-viewer.tsx';
export { PinField, type PinFieldProps } from './components/pin-field/pin-field.tsx';
export {
  PointsGoodsCard,
  type PointsGoodsCardProps,
  type PointsGoodsView,
} from './components/points-goods-card/points-goods-card.tsx';
export { Popover, type PopoverProps } from './components/popover/popover.tsx';
export type { Placement } from './components/popover/popover-panel.tsx';
export { formatCount } from './components/price/format-count.ts';
export { formatMoney } from './components/price/format-money.ts';
export {
  type HiddenPrice,
  Price,
  type PriceProps,
  type PriceSize,
  type PriceValue,
} from './components/price/price.tsx';
export { PriceProof, type PriceProofProps, type PriceProofRow } from './components/price-proof/price-proof.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar.tsx';
export {
  PromotionTag,
  type PromotionTagKind,
  type PromotionTagProps,
  promotionTagKinds,
} from './components/promotion-tag/promotion-tag.tsx';
export { PurchaseRow, type PurchaseRowProps, type PurchaseRowView } from './components/purchase-row/purchase-row.tsx';
export { QrCode, type QrCodeProps } from './components/qr-code/qr-code.tsx';
export { QuantityStepper, type QuantityStepperProps } from './components/quantity-stepper/quantity-stepper.tsx';
export type { QuantityClamp, QuantityLimits } from './components/quantity-stepper/use-quantity-draft.ts';
export { RegionPicker, type RegionPickerProps } from './components/region-picker/region-picker.tsx';
export type { LoadRegions, RegionOption } from './components/region-picker/use-region-options.ts';
export { AccountPanel, type AccountPanelProps, type AccountView } from './components/right-panel/account-panel.tsx';
export { CodePanel, type CodePanelProps } from './components/right-panel/code-panel.tsx';
export { MessagePanel, type MessagePanelProps } from './components/right-panel/message-panel.tsx';
export { ServicePanel, type ServicePanelProps } from './components/right-panel/service-panel.tsx';
export { RightRail, type RightRailItem, type RightRailProps } from './components/right-rail/right-rail.tsx';
export { scrollToTop } from './components/right-rail/scroll-to-top.ts';
export {
  SearchBox,
  type SearchBoxProps,
  type SearchKind,
  type SearchSuggestion,
  type SearchSuggestions,
  type SuggestionRows,
  type SuggestionRowsState,
} from './components/search-box/search-box.tsx';
export { useSearchText } from './components/search-box/use-search-text.ts';
export { SeckillStrip, type SeckillStripProps } from './components/seckill-strip/seckill-strip.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedItem,
} from './components/segmented-control/segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx';
export { SettlementBar, type SettlementBarProps } from './components/settlement-bar/settlement-bar.tsx';
export { SideMenu, type SideMenuItem, type SideMenuProps } from './components/side-menu/side-menu.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { SmsCodeButton, type SmsCodeButtonProps } from './components/sms-code-button/sms-code-button.tsx';
export { SortBar, type SortBarProps, type SortOption } from './components/sort-bar/sort-bar.tsx';
export { PageLoading, type PageLoadingProps, Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { type Stage, StageTrack, type StageTrackProps } from './components/stage-track/stage-track.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  SearchEmptyState,
  type SearchEmptyStateProps,
} from './components/state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/state/error-state.tsx';
export { StatusTag, type StatusTagProps } from './components/status-tag/status-tag.tsx';
export { StepsBanner, type StepsBannerProps } from './components/steps-banner/steps-banner.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/tabs/tabs.tsx';
export { Talk, type TalkEntry, type TalkProps } from './components/talk/talk.tsx';
export { PasswordField, type PasswordFieldProps } from './components/text-field/password-field.tsx';
export { TextArea, type TextAreaProps } from './components/text-field/text-area.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { TierProgress, type TierProgressProps } from './components/tier-progress/tier-progress.tsx';
export { TierTable, type TierTableProps } from './components/tier-table/tier-table.tsx';
export { type ToastAction, type ToastOptions, type ToastTone, toast } from './components/toaster/toast-store.ts';
export { Toaster } from './components/toaster/toaster.tsx';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx';
export { TopBar, type TopBarLink, type TopBarProps } from './components/top-bar/top-bar.tsx';
export { VirtualList, type VirtualListProps } from './components/virtual-list/virtual-list.tsx';
export { type WalletTile, WalletTiles, type WalletTilesProps } from './components/wallet-tiles/wallet-tiles.tsx';
export type { IconProps } from './icons/draw-icon.tsx';
export * from './icons/goods-icons.tsx';
export * from './icons/icons.tsx';
export * from './icons/page-icons.tsx';
export { type Texts, TextsProvider, type TextsProviderProps } from './texts/texts-provider.tsx';
export * from './theme.ts';
