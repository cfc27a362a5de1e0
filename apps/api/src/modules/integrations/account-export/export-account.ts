import type { OperationId } from '@yaoji/api-client/contract';
import { dayMs } from '#durations.ts';
import { boughtHandlers } from '#modules/cart/bought/index.ts';
import { cartHandlers } from '#modules/cart/cart/index.ts';
import { favouriteHandlers } from '#modules/cart/favourite/index.ts';
import { reminderHandlers } from '#modules/cart/reminder/index.ts';
import { accountHandlers } from '#modules/identity/account/index.ts';
import { addressHandlers } from '#modules/identity/address/index.ts';
import { requireIdentity } from '#modules/identity/auth/index.ts';
import { companyHandlers } from '#modules/identity/company/index.ts';
import { documentHandlers } from '#modules/identity/document/index.ts';
import { invoiceTitleHandlers } from '#modules/identity/invoice-title/index.ts';
import { registrationHandlers } from '#modules/identity/registration/index.ts';
import { recordEvent, securityLogHandlers } from '#modules/identity/security-log/index.ts';
import { storeHandlers } from '#modules/identity/store/index.ts';
import { userHandlers } from '#modules/identity/user/index.ts';
import { creditHandlers } from '#modules/money/credit/index.ts';
import { invoiceHandlers } from '#modules/money/invoice/index.ts';
import { walletHandlers } from '#modules/money/wallet/index.ts';
import { orderHandlers } from '#modules/orders/order/index.ts';
import { proposalHandlers } from '#modules/orders/proposal/index.ts';
import { purchaseRequestHandlers } from '#modules/orders/purchase-request/index.ts';
import { messageHandlers } from '#modules/platform/message/index.ts';
import { limitTries } from '#modules/platform/throttle/index.ts';
import { couponHandlers } from '#modules/selling/coupon/index.ts';
import { demandHandlers } from '#modules/selling/demand/index.ts';
import { pointsHandlers } from '#modules/selling/points/index.ts';
import { rebateHandlers } from '#modules/selling/rebate/index.ts';
import { type BuyerContext, type CollectedAnswer, CollectedFile, type Handler } from '#operation.ts';

/** Read in one answer; the rest is read page by page. */
const single = {
  getUserState: userHandlers.getUserState,
  getRegistration: registrationHandlers.getRegistration,
  getSecondFactor: accountHandlers.getSecondFactor,
  listSessions: accountHandlers.listSessions,
  listStores: storeHandlers.listStores,
  listPeople: companyHandlers.listPeople,
  listRules: companyHandlers.listRules,
  listStoreLinks: storeHandlers.listStoreLinks,
  listDocuments: documentHandlers.listDocuments,
  listAddresses: addressHandlers.listAddresses,
  getInvoiceTitle: invoiceTitleHandlers.getInvoiceTitle,
  getWallet: walletHandlers.getWallet,
  getCredit: creditHandlers.getCredit,
  getRebates: rebateHandlers.getRebates,
  getCart: cartHandlers.getCart,
  getSavedLines: cartHandlers.getSavedLines,
  getOrderConsent: proposalHandlers.getOrderConsent,
};
const paged = {
  listInvoices: invoiceHandlers.listInvoices,
  listFavorites: favouriteHandlers.listFavorites,
  listBoughtGoods: boughtHandlers.listBoughtGoods,
  listDemands: demandHandlers.listDemands,
  listProposals: proposalHandlers.listProposals,
  listRequests: purchaseRequestHandlers.listRequests,
  listCoupons: couponHandlers.listCoupons,
  listMoneyLog: walletHandlers.listMoneyLog,
  listRedPackets: walletHandlers.listRedPackets,
  listVouchers: walletHandlers.listVouchers,
  listPointsLog: walletHandlers.listPointsLog,
  listPointsOrders: pointsHandlers.listPointsOrders,
  listGoodsReminders: reminderHandlers.listGoodsReminders,
  listMessages: messageHandlers.listMessages,
  listSecurityEvents: securityLogHandlers.listSecurityEvents,
};

type Input = { params: object; query: object; body: object };
type Reader = (input: Input, context: BuyerContext) => Promise<unknown>;
type Page = { list: { id: number }[]; total: number };

const input: Input = { params: {}, query: {}, body: {} };
const perPage = 100;

/** Everything that the buyer can see on the account's pages, in one file. */
export const exportAccount: Handler<'exportAccount'> = async (_, context) => {
  const { db, now, signedIn } = context;
  await requireIdentity(context);
  const limit = { kind: 'export', of: [String(signedIn.buyerId)], limit: 5, windowMs: dayMs };
  await limitTries(db, limit, now);
  await db.transaction((tx) => recordEvent(tx, context, signedIn.buyerId, 'dataExported'));
  return new CollectedFile(collect(context), `account-${signedIn.buyerId}.json`);
};

async function* collect(context: BuyerContext): AsyncGenerator<CollectedAnswer> {
  for (const [id, read] of Object.entries(single) as [OperationId, Reader][])
    yield { id, data: await read(input, context) };
  for (const [id, read] of Object.entries(paged) as [OperationId, Reader][])
    for await (const data of pagesOf(read, context)) yield { id, data };
  for await (const { list } of pagesOf(orderHandlers.listOrders as Reader, context))
    for (const { id } of list)
      yield { id: 'getOrder', data: await (orderHandlers.getOrder as Reader)({ ...input, params: { id } }, context) };
}

async function* pagesOf(read: Reader, context: BuyerContext): AsyncGenerator<Page> {
  for (let page = 1, seen = 0; ; page += 1) {
    const answer = (await read({ ...input, query: { page, per_page: perPage } }, context)) as Page;
    yield answer;
    seen += answer.list.length;
    if (seen >= answer.total || answer.list.length === 0) return;
  }
}
