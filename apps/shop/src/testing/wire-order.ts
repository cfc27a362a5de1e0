import type { Schemas } from '@yaoji/api-client/contract';

const now = 1_763_600_000;

/** A pending order of 256.00. */
export const wireOrder = (own: Partial<Schemas['OrderDetail']> = {}): Schemas['OrderDetail'] => ({
  id: 9,
  order_no: '202611200000009',
  status: 'pending',
  lines: [],
  amounts: {
    goods: '256.00',
    reductions: [],
    shipping_fee: '0.00',
    total: '256.00',
  },
  address: { receiver: '王药师', phone: '13800001234', region: '四川省成都市锦江区', detail: '红星路三段1号' },
  delivery: 'express',
  delivery_name: '快递配送',
  invoice_kind: 'none',
  remark: '',
  cancel_reason: null,
  payment: null,
  debt: null,
  replaces: null,
  replacements: [],
  events: [],
  actions: { pay: 1, cancel: 1, confirm: 0, again: 0, return: 0, after_sales: 0, invoice: 0, papers: 0 },
  partly_shipped: null,
  slip: null,
  returnable: [],
  returns: [],
  after_sales: [],
  invoice: null,
  missing_reports: [],
  created_at: now,
  paid_at: null,
  shipped_at: null,
  done_at: null,
  cancelled_at: null,
  expires_at: now + 1800,
  timestamp: now,
  ...own,
});
