import { listOf, type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

export const personCodec = recordOf('Person', {
  id: 'id',
  name: 'name',
  phone: 'phone',
  roles: 'roles',
  /** Orders above these need approval. */
  orderLimit: 'order_limit',
  dayLimit: 'day_limit',
  state: 'state',
  spentToday: 'spent_today',
  hasFactor: ['has_factor', flag],
});

/** A person of the buyer's company. */
export interface Person extends Model<typeof personCodec> {}

export const personInvitationCodec = recordOf('PersonInvitation', {
  id: 'id',
  url: 'url',
  code: 'code',
  expiresAt: 'expires_at',
});

/** The code with which a person sets their password. */
export interface PersonInvitation extends Model<typeof personInvitationCodec> {}

const requestLineCodec = recordOf('RequestLine', {
  id: 'id',
  goodsId: 'goods_id',
  name: 'name',
  spec: 'ypgg',
  maker: 'sccj',
  unit: 'bzdw',
  quantity: 'number',
  packStep: 'zbz',
  /** Null if it cannot be bought now, as `reason` says. */
  unitPrice: 'price',
  amount: 'amount',
  reason: 'reason',
});

/** A product of an open purchase request. */
export interface RequestLine extends Model<typeof requestLineCodec> {}

const requestStepCodec = recordOf('RequestStep', {
  company: 'company',
  reasons: 'reasons',
  approvedBy: 'approved_by',
  changes: 'changes',
});

/** A request ⇄ `Schemas['PurchaseRequest']`. */
export const purchaseRequestCodec = recordOf('PurchaseRequest', {
  id: 'id',
  status: 'status',
  company: 'company',
  askedBy: 'asked_by',
  title: 'title',
  remark: 'remark',
  total: 'total',
  /** Null once decided, or if it cannot be priced. */
  totalNow: 'total_now',
  problem: 'problem',
  steps: ['steps', listOf(requestStepCodec)],
  canDecide: ['can_decide', flag],
  canWithdraw: ['can_withdraw', flag],
  waitsFor: 'waits_for',
  lines: ['lines', listOf(requestLineCodec)],
  createdAt: 'created_at',
  decidedAt: 'decided_at',
  decidedBy: 'decided_by',
  answer: 'answer',
  orderNo: 'order_no',
  orderId: 'order_id',
});

/** An order that waits for approval, or did. */
export interface PurchaseRequest extends Model<typeof purchaseRequestCodec> {}

export const orderStoreCodec = recordOf('OrderStore', { id: 'id', company: 'company', address: 'address' });

/** A store that a head office can order for. */
export interface OrderStore extends Model<typeof orderStoreCodec> {}

export const storeLineCodec = recordOf('StoreLine', { goodsId: 'goods_id', quantity: 'number' });

/** Units of a product for a store. */
export interface StoreLine extends Model<typeof storeLineCodec> {}

const storeCellCodec = recordOf('StoreCell', {
  goodsId: 'goods_id',
  quantity: 'number',
  /** Null without a quantity, and where the store cannot buy it, as `reason` says. */
  unitPrice: 'price',
  amount: 'amount',
  packStep: 'zbz',
  most: 'most',
  reason: 'reason',
});

export const storeColumnCodec = recordOf('StoreColumn', {
  total: 'total',
  problems: 'problems',
  cells: ['cells', listOf(storeCellCodec)],
});

/** How one store would order now. */
export interface StoreColumn extends Model<typeof storeColumnCodec> {}

export const storeOrderCodec = recordOf('StoreOrder', {
  storeId: 'store_id',
  company: 'company',
  id: 'id',
  orderNo: 'order_no',
  total: 'total',
  address: 'address',
});

/** An order that a head office has placed for a store. */
export interface StoreOrder extends Model<typeof storeOrderCodec> {}
