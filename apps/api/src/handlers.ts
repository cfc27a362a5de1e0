import type { OperationId } from '@yaoji/api-client/contract';
import { boughtHandlers } from '#modules/cart/bought/index.ts';
import { cartHandlers } from '#modules/cart/cart/index.ts';
import { favouriteHandlers } from '#modules/cart/favourite/index.ts';
import { purchaseListHandlers } from '#modules/cart/purchase-list/index.ts';
import { reminderHandlers } from '#modules/cart/reminder/index.ts';
import { workbenchHandlers } from '#modules/cart/workbench/index.ts';
import { brandHandlers } from '#modules/catalogue/brand/index.ts';
import { goodsHandlers } from '#modules/catalogue/goods/index.ts';
import { articleHandlers } from '#modules/content/article/index.ts';
import { feedbackHandlers } from '#modules/content/feedback/index.ts';
import { focusHandlers } from '#modules/content/focus/index.ts';
import { visitHandlers } from '#modules/content/visit/index.ts';
import { accountHandlers } from '#modules/identity/account/index.ts';
import { accountDataHandlers } from '#modules/identity/account-data/index.ts';
import { addressHandlers } from '#modules/identity/address/index.ts';
import { authHandlers } from '#modules/identity/auth/index.ts';
import { companyHandlers } from '#modules/identity/company/index.ts';
import { documentHandlers } from '#modules/identity/document/index.ts';
import { eContractHandlers } from '#modules/identity/e-contract/index.ts';
import { invitationHandlers } from '#modules/identity/invitation/index.ts';
import { invoiceTitleHandlers } from '#modules/identity/invoice-title/index.ts';
import { registrationHandlers } from '#modules/identity/registration/index.ts';
import { securityLogHandlers } from '#modules/identity/security-log/index.ts';
import { storeHandlers } from '#modules/identity/store/index.ts';
import { userHandlers } from '#modules/identity/user/index.ts';
import { verificationCodeHandlers } from '#modules/identity/verification-code/index.ts';
import { accountExportHandlers } from '#modules/integrations/account-export/index.ts';
import { creditHandlers } from '#modules/money/credit/index.ts';
import { invoiceHandlers } from '#modules/money/invoice/index.ts';
import { slipHandlers } from '#modules/money/slip/index.ts';
import { walletHandlers } from '#modules/money/wallet/index.ts';
import { afterSalesHandlers } from '#modules/orders/after-sales/index.ts';
import { buyAgainHandlers } from '#modules/orders/buy-again/index.ts';
import { logisticsHandlers } from '#modules/orders/logistics/index.ts';
import { orderHandlers } from '#modules/orders/order/index.ts';
import { returnHandlers } from '#modules/orders/order-return/index.ts';
import { proposalHandlers } from '#modules/orders/proposal/index.ts';
import { purchaseRequestHandlers } from '#modules/orders/purchase-request/index.ts';
import { receivingHandlers } from '#modules/orders/receiving/index.ts';
import { storeOrderHandlers } from '#modules/orders/store-order/index.ts';
import { fileHandlers } from '#modules/platform/file/index.ts';
import { messageHandlers } from '#modules/platform/message/index.ts';
import { regionHandlers } from '#modules/platform/region/index.ts';
import { paperHandlers } from '#modules/quality/paper/index.ts';
import { recallHandlers } from '#modules/quality/recall/index.ts';
import { activityHandlers } from '#modules/selling/activity/index.ts';
import { couponHandlers } from '#modules/selling/coupon/index.ts';
import { demandHandlers } from '#modules/selling/demand/index.ts';
import { drawHandlers } from '#modules/selling/draw/index.ts';
import { pointsHandlers } from '#modules/selling/points/index.ts';
import { rebateHandlers } from '#modules/selling/rebate/index.ts';
import { rewardHandlers } from '#modules/selling/reward/index.ts';
import type { Handlers } from '#operation.ts';

/** The handler of every operation of the contract; a missing one fails to compile. */
export const handlers = {
  ...accountHandlers,
  ...accountDataHandlers,
  ...accountExportHandlers,
  ...activityHandlers,
  ...addressHandlers,
  ...afterSalesHandlers,
  ...eContractHandlers,
  ...articleHandlers,
  ...documentHandlers,
  ...invitationHandlers,
  ...registrationHandlers,
  ...storeHandlers,
  ...authHandlers,
  ...boughtHandlers,
  ...brandHandlers,
  ...buyAgainHandlers,
  ...cartHandlers,
  ...companyHandlers,
  ...couponHandlers,
  ...creditHandlers,
  ...demandHandlers,
  ...drawHandlers,
  ...favouriteHandlers,
  ...feedbackHandlers,
  ...fileHandlers,
  ...focusHandlers,
  ...goodsHandlers,
  ...invoiceHandlers,
  ...invoiceTitleHandlers,
  ...logisticsHandlers,
  ...messageHandlers,
  ...orderHandlers,
  ...proposalHandlers,
  ...purchaseListHandlers,
  ...purchaseRequestHandlers,
  ...storeOrderHandlers,
  ...pointsHandlers,
  ...returnHandlers,
  ...paperHandlers,
  ...receivingHandlers,
  ...rebateHandlers,
  ...recallHandlers,
  ...regionHandlers,
  ...reminderHandlers,
  ...rewardHandlers,
  ...securityLogHandlers,
  ...slipHandlers,
  ...verificationCodeHandlers,
  ...userHandlers,
  ...visitHandlers,
  ...walletHandlers,
  ...workbenchHandlers,
} satisfies Handlers<OperationId>;
