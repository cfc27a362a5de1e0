export * from './company/goods-rule.ts';
export * from './company/judge-order.ts';
export * from './company/roles.ts';
export {
  type CreditBlock,
  type CreditDebt,
  type CreditLine,
  type CreditUse,
  creditBlock,
  creditBlockText,
  creditUse,
} from './credit/credit.ts';
export { type CreditDays, type CreditTerms, creditDays, creditTermsText, isOverdue } from './credit/credit-days.ts';
export * from './credit/credit-statement.ts';
export { splitCreditRefund, spreadRepayment } from './credit/repayment.ts';
export { addDecimals, compareDecimals, subtractDecimals } from './decimal-arithmetic.ts';
export { allocateMoney } from './money/allocate-money.ts';
export { addMoney, compareMoney, multiplyMoney, subtractMoney } from './money/arithmetic.ts';
export { lineRefund, type NextLineReturn } from './money/line-refund.ts';
export { moneyInWords } from './money/money-in-words.ts';
export { type LineReturn, refundAmount } from './money/refund-amount.ts';
export { roundMoneyDown } from './money/round-money-down.ts';
export { showPrice } from './money/show-price.ts';
export { splitVat, type VatParts } from './money/split-vat.ts';
export { type ArrivedMoney, arrivedText } from './orders/arrived-text.ts';
export { carrierNamed, carriers } from './orders/carriers.ts';
export {
  type BuyAgainGroup,
  type BuyAgainLine,
  compareOldLine,
  type GoodsToday,
  type OldLine,
} from './orders/compare-old-line.ts';
export { compareTotals, type ShownOrder, type TotalsComparison } from './orders/compare-totals.ts';
export { type EarlierPurchases, type FirstPapers, firstPapers, type PaperChoice } from './orders/first-papers.ts';
export type { LineDifference, ShownLine } from './orders/line-differences.ts';
export * from './orders/match-transfers.ts';
export type { Purchase } from './orders/merge-purchases.ts';
export { consentBlock, type OrderConsent } from './orders/order-consent.ts';
export * from './orders/order-status.ts';
export { type PaymentMethod, paymentMethodNames } from './orders/payment-method.ts';
export { plainName } from './orders/plain-name.ts';
export { type ProposalStatus, proposalClosedText, proposalStatus, proposalStatusNames } from './orders/proposal.ts';
export { type Replenishment, replenishment } from './orders/replenishment.ts';
export * from './orders/service-kinds.ts';
export { bestCoupon, type CouponChoice, chooseCoupons, type UsableCoupon } from './pricing/best-coupon.ts';
export type * from './pricing/cart.ts';
export { contentPrice } from './pricing/content-price.ts';
export { type CouponAfterPrice, couponPrices } from './pricing/coupon-after-price.ts';
export { explainPrice, type PriceStep } from './pricing/explain-price.ts';
export { breaksFloor, floorOf, lowestLike } from './pricing/floor-of.ts';
export {
  type OwnPrice,
  type OwnPriceList,
  type OwnPriceNaming,
  ownPriceRule,
  ownPrices,
} from './pricing/own-price.ts';
export type { OwnPriceGoods, OwnPriceLine } from './pricing/own-price-line.ts';
export { priceCart } from './pricing/price-cart.ts';
export type * from './pricing/priced-cart.ts';
export { type Reduction, type ReductionCode, reductionName, reductionOf } from './pricing/reductions.ts';
export { tiersOnTop } from './pricing/tiers-on-top.ts';
export { unitPriceFor } from './pricing/unit-price.ts';
export { type ActivityKind, type ActivityShape, activityKinds, priorityRule } from './promotions/activity-kinds.ts';
export { measureText } from './promotions/measure.ts';
export type * from './promotions/outcomes.ts';
export { ruleParts } from './promotions/rule-parts.ts';
export type * from './promotions/types.ts';
export { blockTag } from './purchase/block-message.ts';
export * from './purchase/business-documents.ts';
export { buyerScopes, documentDaysLeft, documentsBehind } from './purchase/buyer-scope.ts';
export { type BuyerStatus, buyerStatusNames } from './purchase/buyer-status.ts';
export { capText } from './purchase/cap-text.ts';
export { deviceClass } from './purchase/device-class.ts';
export { documentWarnings, type LineDocumentWarning, lineDocumentWarnings } from './purchase/document-warnings.ts';
export { type Door, type DoorGoods, doorBlock } from './purchase/door-block.ts';
export { purchaseBlock, purchaseBlocks } from './purchase/purchase-block.ts';
export { type CapPurchase, type QuotaState, quotaLeft } from './purchase/quota-left.ts';
export * from './purchase/rank-equal-goods.ts';
export { shipmentBlock } from './purchase/shipment-block.ts';
export { isStockShort, type PackedStock, stockLabel } from './purchase/stock-label.ts';
export type * from './purchase/types.ts';
export { clampQuantity, maximumReachedText } from './quantity/clamp-quantity.ts';
export { multiplyQuantity } from './quantity/multiply-quantity.ts';
export * from './quantity/quantity-limits.ts';
export { isMultipleOf, setsIn } from './quantity/sets-in.ts';
export * from './rebate/rebate.ts';
export * from './rebate/rebate-period.ts';
export {
  type DeliveredBatch,
  type DeliveredCode,
  type DeliveredLine,
  type Delivery,
  type Receipt,
  type ReceiptDraft,
  type ReceiptOutcome,
  type ReceiptPlace,
  type ReceiptReason,
  type ReceiptResult,
  receiptResultNames,
} from './receiving/delivery.ts';
export { batchCounts, openBatches, type ReceiptCounts } from './receiving/receipt-counts.ts';
export { receive } from './receiving/receive.ts';
export { type DeliveryTimes, deliveryText } from './shipping/delivery-text.ts';
export { shippingShortfall } from './shipping/shipping-shortfall.ts';
export { shipsFree } from './shipping/ships-free.ts';
export { mergeTiers } from './tiers/merge-tiers.ts';
export { nextTier } from './tiers/next-tier.ts';
export { reachedTier } from './tiers/reached-tier.ts';
export type * from './tiers/types.ts';
export { unitPriceAt } from './tiers/unit-price-at.ts';
export {
  addDays,
  chinaDay,
  chinaDayStart,
  chinaOffset,
  chinaTime,
  daysBetween,
  isCalendarDay,
} from './time/china-calendar.ts';
export { type Countdown, countdown } from './time/countdown.ts';
export { formatDay, formatMinute } from './time/format-china-time.ts';
export { monthName, nextMonth, recentMonths } from './time/month.ts';
export { toDate } from './time/to-date.ts';
export { isSameBatchNo } from './trace/batch-no.ts';
export type { Gs1Elements } from './trace/gs1-elements.ts';
export { hasGs1CheckDigit, isCaseGtin } from './trace/gtin.ts';
export {
  parseTraceCode,
  type ReadTraceCode,
  type TraceCode,
  type TraceCodeReason,
  type UnreadTraceCode,
} from './trace/parse-trace-code.ts';
export { type CompanyFacts, companyProblems, readCompany } from './validation/company.ts';
export { isCreditCode, plainCreditCode } from './validation/credit-code.ts';
export { csvCell } from './validation/csv-cell.ts';
export { type DocumentFacts, documentProblems } from './validation/document.ts';
export { emailProblem, isEmail } from './validation/email.ts';
export { type InvoiceTitleDraft, invoiceTitleProblems, readInvoiceTitle } from './validation/invoice-title.ts';
export { normalizeText } from './validation/normalize-text.ts';
export { type PasswordProblem, passwordProblem } from './validation/password-problem.ts';
export { isLandlineNumber, isMobileNumber, isPhoneNumber, mobileProblem, phoneProblem } from './validation/phone.ts';
export { streetAddressProblem } from './validation/street-address.ts';
export type * from './values.ts';
