import type { OperationId } from '@yaoji/api-client/desk/contract';
import { accessHandlers } from './access.ts';
import { activityHandlers } from './activities.ts';
import { approvalHandlersOf } from './approvals.ts';
import { articleHandlers } from './articles.ts';
import { bankHandlers } from './bank.ts';
import { benefitHandlers } from './benefits.ts';
import { bookHandlers } from './books.ts';
import { buyerHandlers } from './buyers.ts';
import { categoryHandlers } from './categories.ts';
import { contentHandlers } from './content.ts';
import { creditHandlers } from './credit.ts';
import { deliveryRuleHandlers } from './delivery-rules.ts';
import { drawHandlers } from './draws.ts';
import { erpKeyHandlers } from './erp-keys.ts';
import { exportHandlers } from './exports.ts';
import { figureListHandlers } from './figure-lists.ts';
import { figureHandlers } from './figures.ts';
import { goodsHandlers } from './goods.ts';
import { goodsProfileHandlers } from './goods-profile.ts';
import { goodsTermsHandlers } from './goods-terms.ts';
import { invitationHandlers } from './invitations.ts';
import { makerHandlers } from './makers.ts';
import { messageHandlers } from './messages.ts';
import { noteHandlers } from './notes.ts';
import type { DeskHandlers } from './operation.ts';
import { operatorHandlers } from './operators.ts';
import { orderHandlers } from './orders.ts';
import { ownPriceHandlers } from './own-prices.ts';
import { paperHandlers } from './papers.ts';
import { pointsOrderHandlers } from './points-orders.ts';
import { previewHandlers } from './previews.ts';
import { priceListHandlers } from './price-lists.ts';
import { proposalHandlers } from './proposals.ts';
import { rebateHandlers } from './rebates.ts';
import { recallHandlers } from './recalls.ts';
import { sessionHandlers } from './session.ts';
import { settingHandlers } from './settings.ts';
import { settlementHandlers } from './settlements.ts';
import { shipmentHandlers } from './shipments.ts';
import { systemHandlers } from './system.ts';
import { traceCodeHandlers } from './trace-codes.ts';
import { viewHandlers } from './views.ts';
import { waitingHandlers } from './waiting.ts';
import { walletHandlers } from './wallets.ts';
import { webhookHandlers } from './webhooks.ts';
import { workHandlers } from './work.ts';

const handlers = {
  ...accessHandlers,
  ...activityHandlers,
  ...articleHandlers,
  ...bankHandlers,
  ...benefitHandlers,
  ...bookHandlers,
  ...buyerHandlers,
  ...categoryHandlers,
  ...contentHandlers,
  ...creditHandlers,
  ...deliveryRuleHandlers,
  ...erpKeyHandlers,
  ...exportHandlers,
  ...figureHandlers,
  ...figureListHandlers,
  ...drawHandlers,
  ...goodsHandlers,
  ...makerHandlers,
  ...goodsProfileHandlers,
  ...goodsTermsHandlers,
  ...invitationHandlers,
  ...messageHandlers,
  ...noteHandlers,
  ...operatorHandlers,
  ...orderHandlers,
  ...ownPriceHandlers,
  ...paperHandlers,
  ...pointsOrderHandlers,
  ...previewHandlers,
  ...priceListHandlers,
  ...proposalHandlers,
  ...rebateHandlers,
  ...recallHandlers,
  ...sessionHandlers,
  ...settingHandlers,
  ...traceCodeHandlers,
  ...settlementHandlers,
  ...shipmentHandlers,
  ...systemHandlers,
  ...viewHandlers,
  ...waitingHandlers,
  ...walletHandlers,
  ...webhookHandlers,
  ...workHandlers,
};

/** The handler of every operation of the desk's contract; a missing one fails to compile. */
export const deskHandlers = {
  ...handlers,
  ...approvalHandlersOf(handlers),
} satisfies DeskHandlers<OperationId>;
