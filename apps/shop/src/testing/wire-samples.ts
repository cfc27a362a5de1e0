import type { Schemas } from '@yaoji/api-client/contract';
import { cartCodec, cartFiguresCodec, goodsCodec, nullsOf, pricingInput } from '@yaoji/api-client/wire';
import { priceCart } from '@yaoji/domain';

const now = 1_763_600_000;

/** A product as the server sends it: 六味地黄丸 in packs of 10. */
export const wireGoods = (own: Partial<Schemas['Goods']> = {}): Schemas['Goods'] => ({
  ...goodsCodec.write({
    ...nullsOf(goodsCodec),
    id: 12,
    warehouseId: 1,
    name: '六味地黄丸（浓缩丸）',
    price: '12.8000',
    isPriceHidden: false,
    suggestedPrice: '18.5600',
    listPrice: '12.8000',
    rebateTarget: 'none',
    withCoupon: true,
    isControlled: false,
    ruleRole: 'none',
    isFreeShipping: false,
    freeShippingNumber: '0',
    isFavourite: false,
    tags: [],
    pictures: [{ large: '/pictures/goods/12/1.svg', thumbnail: '/pictures/goods/12/1.svg' }],
    maker: '豫西本草制药有限公司',
    spec: '浓缩丸 200丸/瓶',
    caseSize: '200',
    packStep: '10',
    packSize: '10',
    expiry: '2027-11-30',
    isExpiryUrgent: false,
    isPreferred: false,
    isNearExpiry: false,
    stock: '320',
    stockLabel: '充足',
    defaultQuantity: '1',
    purchaseCap: '0',
    unit: '盒',
    isBuyable: true,
    countsForFreeShippingZone: false,
    kind: 'ordinary',
    priceId: 0,
    ladderPriceId: 0,
    fullReductionId: 0,
    ladder: [],
    hasLadder: false,
    batches: [{ batchNo: '202601012', expiry: '2027-11-30', stockLabel: '充足' }],
    isPinned: false,
    commonName: '六味地黄丸',
    categoryId: 3,
    categoryIds: [1, 3],
    dosageForm: '浓缩丸',
    approvalNo: '国药准字Z41020123',
    scope: '中成药',
    containsEphedrine: false,
    activities: [],
    sales: '120',
    inCart: '0',
    createdAt: now,
  }),
  ...own,
});

/** The same product in a list for ordering. */
export const wireBasicGoods = (own: Partial<Schemas['GoodsBasic']> = {}): Schemas['GoodsBasic'] => ({
  id: 12,
  ck_id: 1,
  name: '六味地黄丸',
  sccj: '豫西本草',
  ypgg: '200丸/瓶',
  bzdw: '盒',
  goods_images: [{ list: '/1.svg', 'list-mini': '/1.svg' }],
  price: '12.8000',
  number: '95',
  qg_number: '1',
  zbz: '10',
  jzl: '200',
  xg_number: '0',
  goods_price_id: 0,
  ladder_price_id: 0,
  goods_manjian_id: 0,
  is_preferred: 0,
  is_jxq: 0,
  is_buy: 1,
  cant_buy_reason: null,
  ...own,
});

const nothing: Schemas['PriceProof'] = {
  list: '0.00',
  price_reduction: '0.00',
  amount: '0.00',
  reductions: [],
  paid: '0.00',
};

/** A line of the cart: 20 boxes, selected. */
export const wireCartLine = (own: Partial<Schemas['CartLine']> = {}): Schemas['CartLine'] => ({
  id: 1,
  goods_id: 12,
  number: '20',
  price: '12.8000',
  price_kind: 'list',
  goods: wireGoods(),
  goods_type: 0,
  type: 0,
  activity_id: 0,
  is_yj: 0,
  special_price: null,
  activity_ids: [],
  is_selected: 1,
  max_number: '320',
  with_coupon: 1,
  goods_manjian_amount: '0.00',
  gift_data: null,
  combination: null,
  cant_buy_reason: null,
  proof: nothing,
  weight: null,
  added_price: '12.8000',
  added_at: now,
  ...own,
});

/** A cart of these lines; shipping costs 10 below 200. */
export const wireCart = (lines: Schemas['CartLine'][], manjians: Schemas['Manjian'][] = []): Schemas['Cart'] => ({
  data: lines,
  shipping_data: {
    shipping_amount: '0.00',
    no_trans_order_amount: '200.00',
    base_fee: '10.00',
    shortfall: '0.00',
    fee: '0.00',
    reason: null,
    minimum: '0.00',
    weight: null,
    delivery_text: null,
  },
  activity_data: { manjians, discounts: [], combinations: [], gifts: [], coupon: null, xjq: null },
  filter_data: [],
  totals: {
    ...nothing,
    goods: '0.00',
    goods_payable: '0.00',
    shipping_fee: '0.00',
    payable: '0.00',
    saved: '0.00',
    line_count: 0,
    piece_count: '0',
  },
  problems: [],
  warnings: [],
  credit: null,
  total: lines.length,
  timestamp: now,
});

/** The answer to a change that leaves the cart like this. */
export const wireFigures = (wire: Schemas['Cart']): Schemas['CartFigures'] => {
  const cart = cartCodec.read(wire);
  const { lines, totals } = priceCart(pricingInput(cart));
  return cartFiguresCodec.write({
    ...cart,
    totals,
    lines: cart.lines.map((line, index) => ({
      ...line,
      unitPrice: lines[index]?.unitPrice ?? null,
      amount: lines[index]?.amount ?? '0.00',
    })),
  });
};

/** A full reduction of 20 from 300, and 45 from 500, for these products. */
export const wireFullReduction = (goodsIds: number[]): Schemas['Manjian'] => ({
  id: 7,
  kind: 'full_reduction',
  title: '滋补满减',
  measure: 'money',
  repeat: 0,
  priority: 0,
  scope: null,
  goods_ids: goodsIds,
  start_time: now - 86_400,
  end_time: now + 86_400,
  tiers: [
    { amount: '300.00', money: '20.00', status: 0, gifts: [], swaps: [] },
    { amount: '500.00', money: '45.00', status: 0, gifts: [], swaps: [] },
  ],
  measured: '0.00',
  reduction: '0.00',
});

/** Step 2 for these lines, as the server proposes it. */
export const wireCheckout = (
  lines: Schemas['CartLine'][],
  own: Partial<Schemas['Checkout']> = {},
): Schemas['Checkout'] => {
  const { activity_data, shipping_data, totals } = wireCart(lines);
  return {
    lines,
    refused: [],
    activity_data,
    shipping_data,
    totals: { ...totals, goods: '256.00', payable: '256.00', line_count: lines.length, piece_count: '20' },
    problems: [],
    warnings: [],
    addresses: [
      {
        id: 5,
        receiver: '王药师',
        phone: '13800001234',
        region_code: '510104',
        region: '四川省成都市锦江区',
        detail: '红星路三段1号',
        is_default: 1,
      },
    ],
    address_id: 5,
    deliveries: [{ code: 'express', name: '快递配送', describe: '预计1至3天送达', fee: '0.00' }],
    delivery: 'express',
    invoices: [{ kind: 'none', available: 1, reason: null }],
    invoice_kind: 'none',
    invoice_title: null,
    coupons: [],
    unusable_coupons: [],
    coupon_id: 0,
    vouchers: [],
    xjq_id: 0,
    red_packets: [],
    red_packet_id: 0,
    wallet: {
      credit: null,
      balance: '1000.00',
      red_packet_money: '0.00',
      red_packet_count: 0,
      points: 0,
      voucher_money: '0.00',
      voucher_count: 0,
      coupon_count: 0,
      has_pay_password: 1,
    },
    wallet_allowed: 1,
    idempotency_key: 'c0ffee00c0ffee00',
    first_goods: [],
    is_first_order: 0,
    storage: [],
    approval: [],
    expected_total: '256.00',
    timestamp: now,
    ...own,
  };
};

/** The payment of a pending order of 256.00. */
export const wirePaymentState = (own: Partial<Schemas['PaymentState']> = {}): Schemas['PaymentState'] => ({
  credit: null,
  order_id: 9,
  order_no: '202611200000009',
  order_status: 'pending',
  total: '256.00',
  payment: null,
  methods: [
    { method: 'balance', name: '余额支付', available: 1, reason: null },
    { method: 'sandbox', name: '模拟收银台', available: 1, reason: null },
  ],
  balance: '1000.00',
  arrived: null,
  wallet_allowed: 1,
  has_pay_password: 1,
  expires_at: Math.floor(Date.now() / 1000) + 1800,
  timestamp: Math.floor(Date.now() / 1000),
  ...own,
});
