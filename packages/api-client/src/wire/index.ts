export * from './activity.ts';
export * from './activity-detail.ts';
export * from './address.ts';
export * from './after-sales.ts';
export * from './article.ts';
export * from './block.ts';
export * from './brand.ts';
export * from './buy-again.ts';
export * from './cart.ts';
export * from './cart-filter.ts';
export * from './cart-lines.ts';
export * from './cart-pricing.ts';
export * from './cashback.ts';
export * from './checkout.ts';
export type { Codec } from './codec.ts';
export { listOf, nullable, nullsOf } from './codec.ts';
export * from './company.ts';
export * from './coupon.ts';
export * from './credit.ts';
export * from './demand.ts';
export * from './document.ts';
export * from './draw.ts';
export * from './feedback.ts';
export * from './focus.ts';
export * from './goods.ts';
export * from './goods-basic.ts';
export * from './goods-detail.ts';
export * from './goods-list.ts';
export * from './hint.ts';
export * from './inspection-report.ts';
export * from './invoice.ts';
export * from './logistics.ts';
export * from './message.ts';
export * from './order.ts';
export * from './order-return.ts';
export type {
  AfterSalesSummary,
  MissingReport,
  OrderInvoice,
  ReturnableLine,
  ReturnSummary,
} from './order-services.ts';
export * from './order-suggestions.ts';
export * from './payment.ts';
export * from './points.ts';
export * from './proposal.ts';
export * from './purchase-list.ts';
export * from './rebate.ts';
export * from './recall.ts';
export * from './receiving.ts';
export * from './registration.ts';
export * from './reminder.ts';
export * from './rules.ts';
export * from './saved-lines.ts';
export * from './security.ts';
export * from './service-event.ts';
export * from './slip.ts';
export * from './special-price.ts';
export * from './store.ts';
export * from './suggestion.ts';
export * from './user.ts';
export * from './wallet.ts';
export * from './workbench.ts';
