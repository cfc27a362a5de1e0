import type { OperationId } from '@yaoji/api-client/contract';
import { accountHandlers } from '#modules/account/index.ts';
import { accountDataHandlers } from '#modules/account-data/index.ts';
import { activityHandlers } from '#modules/activity/index.ts';
import { addressHandlers } from '#modules/address/index.ts';
import { afterSalesHandlers } from '#modules/after-sales/index.ts';
import { articleHandlers } from '#modules/article/index.ts';
import { authHandlers } from '#modules/auth/index.ts';
import { boughtHandlers } from '#modules/bought/index.ts';
import { brandHandlers } from '#modules/brand/index.ts';
import { buyAgainHandlers } from '#modules/buy-again/index.ts';
import { cartHandlers } from '#modules/cart/index.ts';
import { companyHandlers } from '#modules/company/index.ts';
import { couponHandlers } from '#modules/coupon/index.ts';
import { creditHandlers } from '#modules/credit/index.ts';
import { demandHandlers } from '#modules/demand/index.ts';
import { documentHandlers } from '#modules/document/index.ts';
import { drawHandlers } from '#modules/draw/index.ts';
import { eContractHandlers } from '#modules/e-contract/index.ts';
import { favouriteHandlers } from '#modules/favourite/index.ts';
import { feedbackHandlers } from '#modules/feedback/index.ts';
import { fileHandlers } from '#modules/file/index.ts';
import { focusHandlers } from '#modules/focus/index.ts';
import { goodsHandlers } from '#modules/goods/index.ts';
import { invitationHandlers } from '#modules/invitation/index.ts';
import { invoiceHandlers } from '#modules/invoice/index.ts';
import { invoiceTitleHandlers } from '#modules/invoice-title/index.ts';
import { logisticsHandlers } from '#modules/logistics/index.ts';
import { messageHandlers } from '#modules/message/index.ts';
import { orderHandlers } from '#modules/order/index.ts';
import { returnHandlers } from '#modules/order-return/index.ts';
import { paperHandlers } from '#modules/paper/index.ts';
import { pointsHandlers } from '#modules/points/index.ts';
import { proposalHandlers } from '#modules/proposal/index.ts';
import { purchaseListHandlers } from '#modules/purchase-list/index.ts';
import { purchaseRequestHandlers } from '#modules/purchase-request/index.ts';
import { rebateHandlers } from '#modules/rebate/index.ts';
import { recallHandlers } from '#modules/recall/index.ts';
import { receivingHandlers } from '#modules/receiving/index.ts';
import { regionHandlers } from '#modules/region/index.ts';
import { registrationHandlers } from '#modules/registration/index.ts';
import { reminderHandlers } from '#modules/reminder/index.ts';
import { rewardHandlers } from '#modules/reward/index.ts';
import { securityLogHandlers } from '#modules/security-log/index.ts';
import { slipHandlers } from '#modules/slip/index.ts';
import { smsHandlers } from '#modules/sms/index.ts';
import { storeHandlers } from '#modules/store/index.ts';
import { userHandlers } from '#modules/user/index.ts';
import { visitHandlers } from '#modules/visit/index.ts';
import { walletHandlers } from '#modules/wallet/index.ts';
import { workbenchHandlers } from '#modules/workbench/index.ts';
import type { Handlers } from '#operation.ts';

/** The handler of every operation of the contract; a missing one fails to compile. */
export const handlers = {
  ...accountHandlers,
  ...accountDataHandlers,
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
  ...smsHandlers,
  ...userHandlers,
  ...visitHandlers,
  ...walletHandlers,
  ...workbenchHandlers,
} satisfies Handlers<OperationId>;
