import type { OperationData, Schemas } from '@yaoji/api-client/contract';

/** A wallet with some of everything. */
export const wireWallet = (own: Partial<Schemas['Wallet']> = {}): Schemas['Wallet'] => ({
  credit: null,
  balance: '1280.50',
  red_packet_money: '20.00',
  red_packet_count: 1,
  points: 700,
  voucher_money: '50.00',
  voucher_count: 1,
  coupon_count: 3,
  has_pay_password: 1,
  recharge_methods: [
    { method: 'sandbox', name: '模拟收银台', available: 1, reason: null },
    { method: 'alipay', name: '支付宝', available: 0, reason: '未开通' },
  ],
  ...own,
});

/** An order of ¥128 paid from the balance. */
export const wireMoneyLogEntry = (own: Partial<Schemas['MoneyLogEntry']> = {}): Schemas['MoneyLogEntry'] => ({
  id: 1,
  use_type: 2,
  change: '-128.00',
  balance: '1280.50',
  order_id: 12,
  order_no: '202611200000012',
  remark: '支付订单202611200000012',
  created_at: 1_763_600_000,
  ...own,
});

export const wireMoneyLog = (
  list: Schemas['MoneyLogEntry'][],
  own: Partial<OperationData<'listMoneyLog'>> = {},
): OperationData<'listMoneyLog'> => ({
  list,
  total: list.length,
  page: 1,
  per_page: 20,
  income: '0.00',
  expense: '128.00',
  months: [{ month: '2026-11', income: '0.00', expense: '128.00' }],
  ...own,
});

export const wireAddress = (own: Partial<Schemas['Address']> = {}): Schemas['Address'] => ({
  id: 4,
  receiver: '王药师',
  phone: '13800001234',
  region_code: '510104',
  region: '四川省成都市锦江区',
  detail: '红星路三段1号',
  is_default: 1,
  ...own,
});
