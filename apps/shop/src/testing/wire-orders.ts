import type { Schemas } from '@yaoji/api-client/contract';
import { wireNow } from './wire-browse.ts';

/** The amount paid for a line: 100.00 minus 0.01 of a coupon. */
const wireProof = (own: Partial<Schemas['PriceProof']> = {}): Schemas['PriceProof'] => ({
  list: '100.00',
  price_reduction: '0.00',
  amount: '100.00',
  reductions: [{ code: 'coupon', amount: '0.01' }],
  paid: '99.99',
  ...own,
});

/** Three boxes from one batch for 99.99. */
export const wireOrderLine = (own: Partial<Schemas['OrderLine']> = {}): Schemas['OrderLine'] => ({
  id: 31,
  goods_id: 12,
  name: '六味地黄丸（浓缩丸）',
  sccj: '豫西本草制药有限公司',
  ypgg: '200丸/瓶',
  bzdw: '盒',
  approval_no: '国药准字Z41020123',
  goods_image: [],
  number: '3',
  price: '33.3333',
  amount: '100.00',
  paid: '99.99',
  goods_type: 0,
  is_yj: 0,
  needs_papers: 0,
  vat_rate: '13',
  goods_pihao: [{ pihao: '202601012', yxq: '2027-11-30', number: '3', is_recalled: 0 }],
  proof: wireProof(),
  ...own,
});

export const wireActions = (own: Partial<Schemas['OrderActions']> = {}): Schemas['OrderActions'] => ({
  pay: 0,
  cancel: 0,
  confirm: 0,
  again: 1,
  return: 0,
  after_sales: 0,
  invoice: 0,
  papers: 0,
  ...own,
});

/** An order of one line that has arrived, without returns. */
export const wireOrder = (own: Partial<Schemas['OrderDetail']> = {}): Schemas['OrderDetail'] => ({
  id: 9,
  order_no: '202611200000009',
  status: 'done',
  lines: [wireOrderLine()],
  amounts: {
    goods: '100.00',
    reductions: [{ code: 'coupon', amount: '0.01' }],
    shipping_fee: '0.00',
    total: '99.99',
  },
  address: { receiver: '王药师', phone: '13800001234', region: '四川省成都市锦江区', detail: '红星路三段1号' },
  delivery: 'express',
  delivery_name: '快递配送',
  invoice_kind: 'none',
  remark: '',
  needs_seller_papers: 0,
  ordered_by: '',
  approved_by: '',
  cancel_reason: null,
  arrived: null,
  debt: null,
  replaces: null,
  replacements: [],
  payment: {
    payment_no: 'P3f1c6a528f0e4c57',
    order_id: 9,
    method: 'balance',
    status: 'paid',
    amount: '99.99',
    redirect_url: null,
    qr_code: null,
    bank_account: null,
    paid_at: wireNow,
  },
  events: [
    { kind: 'placed', note: '', created_at: wireNow },
    { kind: 'shipped', note: '演示物流 运单号YJ0001', created_at: wireNow + 60 },
  ],
  actions: wireActions({ return: 1, after_sales: 1, invoice: 1, papers: 1 }),
  partly_shipped: null,
  slip: null,
  returnable: [{ line_id: 31, number: '3', returned: '0', refunded: '0.00' }],
  returns: [],
  after_sales: [],
  invoice: null,
  missing_reports: [],
  created_at: wireNow,
  paid_at: wireNow,
  shipped_at: wireNow + 60,
  done_at: wireNow + 120,
  cancelled_at: null,
  expires_at: null,
  timestamp: wireNow + 180,
  ...own,
});

export const wireOrderShort = (own: Partial<Schemas['OrderShort']> = {}): Schemas['OrderShort'] => ({
  id: 9,
  order_no: '202611200000009',
  status: 'done',
  total: '99.99',
  line_count: 1,
  piece_count: '3',
  lines: [wireOrderLine()],
  receiver: '王药师',
  payment_method: 'balance',
  actions: wireActions({ return: 1, after_sales: 1, invoice: 1, papers: 1 }),
  partly_shipped: null,
  created_at: wireNow,
  expires_at: null,
  ...own,
});

export const wireOrderPage = (list: Schemas['OrderShort'][]) => ({
  list,
  total: list.length,
  page: 1,
  per_page: 20,
  counts: { all: 7, pending: 1, paid: 1, shipped: 2, done: 2, cancelled: 1 },
  months: [{ month: '2025-11', order_count: 6, total: '1234.50' }],
});
