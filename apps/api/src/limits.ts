import type { OperationId } from '@yaoji/api-client/contract';

/** How many calls of a kind run at once; more wait for their turn. */
export type Kind = {
  /** Of one buyer, from whatever address. */
  buyer: number;
  /** From one address; a chain of pharmacies behind it waits no longer than all do. */
  address: number;
  /** Of everybody: so many results may come back in one turn of the event loop. */
  all: number;
};

export const kinds = {
  usual: { buyer: 8, address: 16, all: 24 },
  /** A page of goods or orders, of 100 rows at most; visitors' are cached. */
  list: { buyer: 2, address: 6, all: 6 },
  /** Reads, prices or writes hundreds of rows. */
  heavy: { buyer: 2, address: 4, all: 2 },
  /** Hashes a password: 20 MB, and a processor for 40 ms. */
  password: { buyer: 1, address: 1, all: 2 },
  /** Draws papers in a thread, of which there is one. */
  drawn: { buyer: 1, address: 2, all: 4 },
  /** Files, in memory from when they come; as many as the thread that reads them lets wait. */
  upload: { buyer: 2, address: 8, all: 16 },
  /** Purchase lists, which take seconds of their thread: pictures do not wait for them. */
  matched: { buyer: 2, address: 8, all: 16 },
  /** Waits for a provider, which may be slow or not there. */
  provider: { buyer: 2, address: 64, all: 64 },
  /** A page that the server renders; the calls that it makes have kinds of their own. */
  page: { buyer: 8, address: 4, all: 2 },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** How many of one buyer and from one address may wait; more are refused. */
export const mostWaiting = { buyer: 60, address: 250 };

/** How long a call may wait for its turn; a read is also ended when it takes so long with its wait. */
export const mostSeconds = 25;

export type Limits = {
  kind: KindName;
  /** Of a body without files. */
  bodyKb: number;
};

const usual: Limits = { kind: 'usual', bodyKb: 32 };

/**
 * The operations that are not as usual. Rows and lengths of texts are limits of the contract (`maxItems`, `maxLength`), sizes
 * of files stand in `plugins/multipart.ts`, and how often something may be tried stands beside what is tried.
 */
const exceptions: Partial<Record<OperationId, Partial<Limits>>> = {
  listGoods: { kind: 'list' },
  compareGoods: { kind: 'list' },
  suggestGoods: { kind: 'list' },
  suggestToOrder: { kind: 'list' },
  listActivityGoods: { kind: 'list' },
  listBoughtGoods: { kind: 'list' },
  listFavorites: { kind: 'list' },
  listDueGoods: { kind: 'list' },
  listOrders: { kind: 'list' },
  getOrder: { kind: 'heavy' },
  getWorkbench: { kind: 'heavy' },
  getCart: { kind: 'heavy' },
  addCartLines: { kind: 'heavy', bodyKb: 512 },
  copyCartLines: { kind: 'heavy' },
  deleteCartLines: { kind: 'heavy' },
  editCartLine: { kind: 'heavy' },
  selectCartLines: { kind: 'heavy' },
  quickAddGoods: { kind: 'heavy' },
  checkoutCart: { kind: 'heavy' },
  placeOrder: { kind: 'heavy' },
  buyAgain: { kind: 'heavy' },
  previewBuyAgain: { kind: 'heavy' },
  requestReturn: { kind: 'heavy', bodyKb: 128 },
  downloadInvoice: { kind: 'drawn' },
  downloadPapers: { kind: 'drawn' },
  addReceipts: { kind: 'heavy', bodyKb: 128 },
  downloadReceivingRecord: { kind: 'drawn' },
  downloadReceivedCodes: { kind: 'drawn' },
  matchPurchaseList: { kind: 'matched', bodyKb: 2048 },
  uploadDocument: { kind: 'upload' },
  uploadPicture: { kind: 'upload' },
  uploadSlip: { kind: 'upload' },
  login: { kind: 'password' },
  proveSelf: { kind: 'password' },
  register: { kind: 'password' },
  registerStores: { kind: 'password', bodyKb: 512 },
  changePassword: { kind: 'password' },
  resetForgotten: { kind: 'password' },
  restoreAccount: { kind: 'password' },
  setPayPassword: { kind: 'password' },
  linkStore: { kind: 'password' },
  bindWechat: { kind: 'provider' },
  pollWechat: { kind: 'provider' },
  payOrder: { kind: 'provider' },
  rechargeWallet: { kind: 'provider' },
  notifyPayment: { kind: 'provider' },
  sendSms: { kind: 'provider' },
};

export const limitsOf = (id: OperationId): Limits => ({ ...usual, ...exceptions[id] });
