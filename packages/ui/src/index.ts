import './theme/global.css.ts';

export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { Breadcrumb, type BreadcrumbProps } from './components/breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { IconButton, type IconButtonProps } from './components/button/icon-button.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './components/checkbox/radio.tsx';
export { FormField, type FormFieldProps } from './components/form-field/form-field.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export { Anchor, type AnchorProps, LinkProvider, type LinkProviderProps } from './components/link/link-provider.tsx';
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedItem,
} from './components/segmented-control/segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { PageLoading, type PageLoadingProps, Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  SearchEmptyState,
  type SearchEmptyStateProps,
} from './components/state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/state/error-state.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/tabs/tabs.tsx';
export { PasswordField, type PasswordFieldProps } from './components/text-field/password-field.tsx';
export { TextArea, type TextAreaProps } from './components/text-field/text-area.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export type { IconProps } from './icons/draw-icon.tsx';
export * from './icons/icons.tsx';
export { vars } from './theme/contract.css.ts';
export { media } from './theme/media.ts';
export { type Sprinkles, sprinkles } from './theme/sprinkles.ts';
export { ellipsis, lineClamp2, text } from './theme/text.ts';
export { breakpointPx, layer, layoutPx } from './theme/tokens.ts';
export { visuallyHidden } from './theme/visually-hidden.ts';
