import type { OperationId, OperationInput } from '@yaoji/api-client/contract';

/** Whose a thing is that a request names: one buyer's, or everybody's. */
export type Thing =
  | 'address'
  | 'afterSales'
  | 'cartLine'
  /** A coupon that a buyer has claimed; the one to claim is public. */
  | 'coupon'
  | 'demand'
  | 'document'
  | 'feedback'
  /** By its address. */
  | 'file'
  | 'invoice'
  | 'message'
  /** The head office that asks a store for a link. */
  | 'office'
  | 'order'
  | 'orderLine'
  | 'orderNo'
  | 'orderReturn'
  | 'recall'
  | 'redPacket'
  | 'session'
  /** A store that an account may work as, or has asked. */
  | 'store'
  | 'voucher'
  /** What everybody sees: goods, activities, articles. Captchas, too: their ids can't be guessed. */
  | 'public'
  /** A file in the request itself. */
  | 'content';

type Identifying = 'id' | 'ids' | `${string}_id` | `${string}_ids` | 'order_no' | 'documents' | 'pictures';

/** The fields of a request that name a thing, however deep. */
type Naming<Input> = Input extends readonly (infer Item)[]
  ? Naming<Item>
  : Input extends object
    ? {
        [Name in keyof Input]-?: Name extends Identifying ? Name : Naming<Exclude<Input[Name], undefined>>;
      }[keyof Input]
    : never;

/** What a path holds, whatever it is called. */
type Placed<Params> = string extends keyof Params ? never : keyof Params;

type Named<Id extends OperationId> = (Naming<OperationInput<Id>> | Placed<OperationInput<Id>['params']>) & string;

type Owners = { [Id in OperationId as [Named<Id>] extends [never] ? never : Id]: Record<Named<Id>, Thing> };

const checkout = {
  ids: 'cartLine',
  address_id: 'address',
  coupon_id: 'coupon',
  xjq_id: 'voucher',
  red_packet_id: 'redPacket',
} as const;

/**
 * What each operation names, by field; one that is missing does not compile. What a path names is asked for by the adapter before
 * the handler runs, if `plugins/contract/owner.repository.ts` knows the question: another buyer's is not there. All else,
 * and again what the adapter asked, is asked for by the query of the handler, which has `buyer_id` in its condition.
 */
export const owners: Owners = {
  checkPhone: { value: 'public' },
  notifyPayment: { provider: 'public' },
  listActivityGoods: { id: 'public' },
  tapActivity: { id: 'public' },
  getActivity: { id: 'public' },
  listCombinations: { goods_id: 'public' },
  changeAddress: { id: 'address' },
  deleteAddress: { id: 'address' },
  listHelpCategories: { category_id: 'public' },
  listArticles: { category_id: 'public' },
  getArticle: { id: 'public' },
  login: { captcha_id: 'public' },
  sendSms: { captcha_id: 'public' },
  bindWechat: { captcha_id: 'public' },
  linkStore: { captcha_id: 'public' },
  registerCompany: { documents: 'document' },
  getBrand: { id: 'public' },
  addCartLines: {
    goods_id: 'public',
    ck_id: 'public',
    goods_price_id: 'public',
    ladder_price_id: 'public',
    goods_manjian_id: 'public',
    activity_id: 'public',
  },
  quickAddGoods: { id: 'public' },
  editCartLine: { id: 'cartLine' },
  deleteCartLines: { ids: 'cartLine' },
  selectCartLines: { ids: 'cartLine' },
  getNextHint: { id: 'public' },
  copyCartLines: { ids: 'cartLine', other_user_ids: 'store' },
  checkoutCart: checkout,
  placeOrder: checkout,
  claimCoupon: { id: 'public' },
  addDemand: { pictures: 'file' },
  getDemand: { id: 'demand' },
  chooseForLine: { goods_id: 'public' },
  uploadDocument: { id: 'document', pictures: 'content' },
  getDraw: { id: 'public' },
  listDrawWinners: { id: 'public' },
  getDrawActivity: { id: 'public' },
  performDraw: { id: 'public' },
  addFavorites: { goods_ids: 'public' },
  cancelFavorites: { goods_ids: 'public' },
  listControlledAds: { ids: 'public' },
  listGoods: { category_id: 'public', activity_id: 'public', coupon_id: 'public' },
  compareGoods: { ids: 'public' },
  getGoods: { id: 'public', activity_id: 'public' },
  requestInvoice: { order_ids: 'order' },
  downloadInvoice: { id: 'invoice' },
  answerRecall: { id: 'recall' },
  readMessages: { ids: 'message' },
  deleteMessages: { ids: 'message' },
  getOrder: { id: 'order' },
  cancelOrder: { id: 'order' },
  confirmOrder: { id: 'order' },
  payOrder: { id: 'order' },
  getOrderPayment: { id: 'order' },
  buyAgain: { id: 'order', line_ids: 'orderLine' },
  previewBuyAgain: { id: 'order' },
  getLogistics: { id: 'order' },
  uploadSlip: { id: 'order' },
  requestReturn: { id: 'order', line_id: 'orderLine', pictures: 'file' },
  getReturn: { id: 'orderReturn' },
  requestAfterSales: { id: 'order', line_ids: 'orderLine', pictures: 'file' },
  getAfterSales: { id: 'afterSales' },
  downloadPapers: { id: 'order' },
  getReceiving: { id: 'order' },
  addReceipts: { id: 'order', line_id: 'orderLine' },
  reportReceiving: { id: 'order', pictures: 'file' },
  finishReceiving: { id: 'order' },
  downloadReceivingRecord: { id: 'order' },
  downloadReceivedCodes: { id: 'order' },
  exchangePoints: { id: 'public', address_id: 'address' },
  endSession: { id: 'session' },
  confirmStore: { id: 'office' },
  unlinkStore: { id: 'store' },
  switchStore: { id: 'store' },
  replyToFeedback: { id: 'feedback' },
  sendFeedback: { order_no: 'orderNo', pictures: 'file' },
  muteDueGoods: { goods_id: 'public' },
  addGoodsReminder: { goods_id: 'public' },
  cancelGoodsReminders: { goods_ids: 'public' },
};

/** The same of addresses outside the contract. */
export const ownersOfAddresses: Record<string, Thing> = {
  '/uploads/:year/:month/:name': 'file',
  // For buyers only: reports on goods, which are nobody's.
  '/reports/:id.pdf': 'public',
  '/pictures/goods/:id/:view.svg': 'public',
  '/pictures/category/:id.svg': 'public',
  '/pictures/banner/:key.svg': 'public',
  '/pictures/brand/:name.svg': 'public',
  // Of goods, uploaded at the desk.
  '/pictures/own/:year/:month/:name': 'public',
  // The demonstration's; those of buyers are files.
  '/pictures/licence/:key.svg': 'public',
  '/pictures/qr/:key.svg': 'public',
  // Opens the session that an operator asked for at the desk, once.
  '/look/:ticket': 'public',
  // What stands in for a provider, in the demonstration only.
  '/sandbox/cashier/:no': 'public',
  '/sandbox/wechat/:ticket': 'public',
};
