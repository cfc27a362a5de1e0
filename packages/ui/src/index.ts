import './theme/global.css.ts';

export {
  AddToCartButton,
  type AddToCartButtonProps,
} from './components/add-to-cart-button/add-to-cart-button.tsx';
export { AddressCard, type AddressCardProps, type AddressView } from './components/address-card/address-card.tsx';
export { BackToTop, type BackToTopProps, scrollToTop } from './components/back-to-top/back-to-top.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { Breadcrumb, type BreadcrumbProps } from './components/breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { IconButton, type IconButtonProps } from './components/button/icon-button.tsx';
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
export { Card, type CardProps, Container, type ContainerProps } from './components/container/container.tsx';
export { Countdown, type CountdownProps } from './components/countdown/countdown.tsx';
export { CouponCard, type CouponCardProps, type CouponView } from './components/coupon-card/coupon-card.tsx';
export { type DataColumn, DataTable, type DataTableProps } from './components/data-table/data-table.tsx';
export {
  AlertDialog,
  type AlertDialogProps,
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/dialog/alert-dialog.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './components/drawer/drawer.tsx';
export { FavoriteStar, type FavoriteStarProps } from './components/favorite-star/favorite-star.tsx';
export {
  ChosenFilters,
  type ChosenFiltersProps,
  type FilterOption,
  FilterPanel,
  type FilterPanelProps,
  FilterRow,
  type FilterRowProps,
  type FilterTarget,
} from './components/filter-panel/filter-panel.tsx';
export type { Placement } from './components/floating/place-floating.ts';
export { Footer, type FooterProps } from './components/footer/footer.tsx';
export { FormField, type FormFieldProps } from './components/form-field/form-field.tsx';
export { GoodsCard, type GoodsCardProps } from './components/goods-card/goods-card.tsx';
export { GoodsCardSkeleton, type GoodsCardSkeletonProps } from './components/goods-card/goods-card-skeleton.tsx';
export { GoodsGrid, type GoodsGridProps } from './components/goods-card/goods-grid.tsx';
export type { GoodsBadge, GoodsView, PurchaseBlockView } from './components/goods-card/goods-view.ts';
export { GoodsPicture, type GoodsPictureProps } from './components/goods-picture/goods-picture.tsx';
export { GoodsTable, type GoodsTableProps, type GoodsTableRow } from './components/goods-table/goods-table.tsx';
export { GoodsTile, type GoodsTileProps, GoodsTileSkeleton } from './components/goods-tile/goods-tile.tsx';
export { Brand, type BrandProps } from './components/header/brand.tsx';
export { CartButton, type CartButtonProps } from './components/header/cart-button.tsx';
export { Header, type HeaderProps } from './components/header/header.tsx';
export { ImageGallery, type ImageGalleryProps } from './components/image-gallery/image-gallery.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export { Anchor, type AnchorProps, LinkProvider, type LinkProviderProps } from './components/link/link-provider.tsx';
export {
  MobileTabBar,
  type MobileTabBarItem,
  type MobileTabBarProps,
} from './components/mobile-tab-bar/mobile-tab-bar.tsx';
export { NavBar, type NavBarItem, type NavBarProps } from './components/nav-bar/nav-bar.tsx';
export { OrderCard, type OrderCardProps, type OrderView } from './components/order-card/order-card.tsx';
export { OrderStatusBar, type OrderStatusBarProps } from './components/order-status-bar/order-status-bar.tsx';
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export { Popover, type PopoverProps } from './components/popover/popover.tsx';
export { formatMoney } from './components/price/format-money.ts';
export {
  type HiddenPrice,
  Price,
  type PriceProps,
  type PriceSize,
  type PriceValue,
} from './components/price/price.tsx';
export { PriceProof, type PriceProofProps, type PriceProofRow } from './components/price-proof/price-proof.tsx';
export {
  PromotionTag,
  type PromotionTagKind,
  type PromotionTagProps,
  promotionTagKinds,
} from './components/promotion-tag/promotion-tag.tsx';
export { QuantityStepper, type QuantityStepperProps } from './components/quantity-stepper/quantity-stepper.tsx';
export type { QuantityClamp, QuantityLimits } from './components/quantity-stepper/use-quantity-draft.ts';
export { RightRail, type RightRailItem, type RightRailProps } from './components/right-rail/right-rail.tsx';
export {
  SearchBox,
  type SearchBoxProps,
  type SearchKind,
  type SearchSuggestion,
  type SearchSuggestions,
} from './components/search-box/search-box.tsx';
export { SeckillStrip, type SeckillStripProps } from './components/seckill-strip/seckill-strip.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedItem,
} from './components/segmented-control/segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx';
export { SettlementBar, type SettlementBarProps } from './components/settlement-bar/settlement-bar.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { SortBar, type SortBarProps, type SortOption } from './components/sort-bar/sort-bar.tsx';
export { PageLoading, type PageLoadingProps, Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  SearchEmptyState,
  type SearchEmptyStateProps,
} from './components/state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/state/error-state.tsx';
export { StepsBanner, type StepsBannerProps } from './components/steps-banner/steps-banner.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/tabs/tabs.tsx';
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
export type { IconProps } from './icons/draw-icon.tsx';
export * from './icons/icons.tsx';
export * from './theme.ts';
