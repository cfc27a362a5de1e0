import { expect, test } from 'vitest';
import { blockTag } from './block-message.ts';
import { capText } from './cap-text.ts';
import { purchaseBlock, purchaseBlocks } from './purchase-block.ts';
import { shipmentBlock } from './shipment-block.ts';
import type { BlockBuyer, BlockGoods, BuyerDocument } from './types.ts';

const now = '2026-11-20 10:00';
const licence: BuyerDocument = {
  kind: 'yp',
  name: '药品经营许可证',
  expiresAt: '2027-11-20',
  scopes: ['中成药', '化学药'],
};
const business: BuyerDocument = { kind: 'yyzz', name: '营业执照', expiresAt: null };
const buyer = (changes: Partial<BlockBuyer> = {}): BlockBuyer => ({
  passed: true,
  documents: [business, licence],
  ...changes,
});
const goods = (changes: Partial<BlockGoods> = {}): BlockGoods => ({
  onShelf: true,
  price: '12.80',
  stock: 100,
  packStep: 10,
  scope: '中成药',
  ...changes,
});

test('[B1] a block has a tag for rows', () => {
  expect(blockTag('DOCUMENT_EXPIRED')).toBe('证照过期');
  // True of buyers under review, too.
  expect(blockTag('NOT_PASSED')).toBe('待认证');
});

test('[B2] [B1] a purchasable product has no block', () => {
  expect(purchaseBlock(goods(), buyer(), now)).toBeNull();
  expect(purchaseBlock({ stock: 1, packStep: 1 }, { passed: true, documents: [] }, now)).toBeNull();
});

test.each<[string, Partial<BlockGoods>, Partial<BlockBuyer> | null, string, string, unknown]>([
  ['off the shelf', { onShelf: false }, {}, 'OFF_SHELF', '商品已下架', { kind: 'similar', label: '看看同类商品' }],
  ['a visitor', {}, null, 'LOGIN', '登录后可购买', { kind: 'route', route: 'login', label: '去登录' }],
  [
    'not passed',
    {},
    { passed: false },
    'NOT_PASSED',
    '账户认证后可购买',
    { kind: 'route', route: 'account_documents', label: '去完善资质' },
  ],
  [
    'in review',
    {},
    { passed: false, inReview: true },
    'NOT_PASSED',
    '资质审核中，通过后可购买',
    { kind: 'route', route: 'account_documents', label: '查看进度' },
  ],
  [
    'contract unsigned',
    {},
    { contractSigned: false },
    'CONTRACT_UNSIGNED',
    '请先签署电子合同',
    { kind: 'route', route: 'e_contract', label: '去签署' },
  ],
  [
    'licence expired yesterday',
    {},
    { documents: [business, { ...licence, expiresAt: '2026-11-19' }] },
    'DOCUMENT_EXPIRED',
    '证件已过期：药品经营许可证',
    { kind: 'route', route: 'account_documents', label: '去更新证件' },
  ],
  [
    'out of scope',
    { scope: '三类器械' },
    {},
    'OUT_OF_SCOPE',
    '超出经营范围：三类器械',
    { kind: 'route', route: 'account_documents', label: '去维护资质' },
  ],
  [
    'out of region',
    { regions: ['51', '4403'] },
    { region: '440106' },
    'REGION',
    '您所在地区暂不销售',
    { kind: 'route', route: 'account_addresses', label: '更换收货地址' },
  ],
  [
    'controlled',
    { isControlled: true },
    {},
    'DIRECTED_SALE',
    '控销商品，暂未向您开放购买',
    { kind: 'contact', label: '联系客服申请' },
  ],
  ['no price', { price: null }, {}, 'NO_PRICE', '暂无报价', { kind: 'contact', label: '联系客服询价' }],
  [
    'no stock',
    { stock: 0 },
    {},
    'NO_STOCK',
    '暂时缺货',
    { kind: 'route', route: 'goods_reminders', label: '到货提醒' },
  ],
  [
    'less than a pack',
    { stock: 9 },
    {},
    'BELOW_PACK',
    '可购数量不足一个中包装',
    { kind: 'route', route: 'goods_reminders', label: '到货提醒' },
  ],
  [
    'no pack step',
    { packStep: 0 },
    {},
    'BELOW_PACK',
    '可购数量不足一个中包装',
    { kind: 'route', route: 'goods_reminders', label: '到货提醒' },
  ],
  [
    'quota used',
    { purchaseCap: 100, capPeriod: 'month', unit: '盒', quota: { left: 0, resetsAt: '2026-12-01' } },
    {},
    'QUOTA_USED',
    '每月限购100盒，已购完，12月1日恢复',
    { kind: 'similar', label: '看看同类商品' },
  ],
])('[B1][P9] %s', (_title, goodsChanges, buyerChanges, code, message, fix) => {
  expect(purchaseBlock(goods(goodsChanges), buyerChanges && buyer(buyerChanges), now)).toEqual({ code, message, fix });
});

test('[B1] of several reasons the first to resolve is returned', () => {
  const bad: BlockGoods = {
    onShelf: false,
    price: null,
    stock: 0,
    packStep: 10,
    scope: '三类器械',
    isControlled: true,
    regions: ['51'],
  };
  const unfit: BlockBuyer = {
    passed: false,
    contractSigned: false,
    documents: [{ ...business, expiresAt: '2026-11-01' }, licence],
    region: '44',
  };
  const codes = [purchaseBlock(bad, null, now)?.code];
  const mend: (() => void)[] = [
    () => Object.assign(bad, { onShelf: true }),
    () => Object.assign(unfit, { passed: true }),
    () => Object.assign(unfit, { contractSigned: true }),
    () => Object.assign(unfit, { documents: [business, licence] }),
    () => Object.assign(bad, { scope: '中成药' }),
    () => Object.assign(unfit, { region: '51' }),
    () => Object.assign(bad, { soldToBuyer: true }),
    () => Object.assign(bad, { price: '1' }),
    () => Object.assign(bad, { stock: 100 }),
  ];
  mend[0]?.();
  codes.push(purchaseBlock(bad, null, now)?.code);
  for (const step of mend) {
    codes.push(purchaseBlock(bad, unfit, now)?.code);
    step();
  }
  expect(codes).toEqual([
    'OFF_SHELF',
    'LOGIN',
    'NOT_PASSED',
    'NOT_PASSED',
    'CONTRACT_UNSIGNED',
    'DOCUMENT_EXPIRED',
    'OUT_OF_SCOPE',
    'REGION',
    'DIRECTED_SALE',
    'NO_PRICE',
    'NO_STOCK',
  ]);
  expect(purchaseBlock(bad, unfit, now)).toBeNull();
});

test('[B1] a document is valid through its last day in China', () => {
  const until = (expiresAt: string) => buyer({ documents: [{ ...licence, expiresAt }] });
  expect(purchaseBlock(goods(), until('2026-11-20'), '2026-11-20 23:59:59')).toBeNull();
  expect(purchaseBlock(goods(), until('2026-11-20'), '2026-11-21 00:00:00')?.code).toBe('DOCUMENT_EXPIRED');
});

test('[B1] only required documents count, and a renewal replaces the old one', () => {
  const devices: BuyerDocument = {
    kind: 'qx',
    name: '医疗器械经营许可证',
    expiresAt: '2026-01-01',
    scopes: ['三类器械'],
  };
  const old: BuyerDocument = { ...licence, expiresAt: '2026-01-01' };
  expect(purchaseBlock(goods(), buyer({ documents: [licence, devices] }), now)).toBeNull();
  expect(purchaseBlock(goods({ scope: '三类器械' }), buyer({ documents: [licence, devices] }), now)?.message).toBe(
    '证件已过期：医疗器械经营许可证',
  );
  expect(purchaseBlock(goods(), buyer({ documents: [licence, old] }), now)).toBeNull();
  expect(purchaseBlock(goods(), buyer({ documents: [old, licence] }), now)).toBeNull();
  expect(purchaseBlock(goods({ scope: null }), buyer({ documents: [old] }), now)).toBeNull();
});

test('[B4] the scope comes from the documents unless it is stated', () => {
  expect(purchaseBlock(goods(), buyer({ scopes: ['中药饮片'] }), now)?.code).toBe('OUT_OF_SCOPE');
  expect(purchaseBlock(goods({ scope: '食品' }), buyer({ scopes: ['食品'] }), now)).toBeNull();
  expect(purchaseBlock(goods({ scope: '食品' }), buyer({ documents: [business] }), now)).toBeNull();
  expect(purchaseBlock(goods(), buyer({ scopes: null }), now)).toBeNull();
});

test.each<[string, Partial<BlockGoods>, string | null, string | null]>([
  ['province covers its cities', { regions: ['51'] }, '510104', null],
  ['one of several is enough', { regions: ['44', '51'] }, '510104', null],
  ['one of several is too much', { exceptRegions: ['44', '51'] }, '510104', 'REGION'],
  ['an empty list is everywhere', { regions: [] }, '510104', null],
  ['null is everywhere', { regions: null, exceptRegions: null }, '510104', null],
  ['no address yet', { regions: ['44'] }, null, null],
  ['excepted', { exceptRegions: ['5101'] }, '510104', 'REGION'],
  ['excepted elsewhere', { exceptRegions: ['5102'] }, '510104', null],
  ['allowed but excepted', { regions: ['51'], exceptRegions: ['510104'] }, '510104', 'REGION'],
  ['a code inside is no prefix', { regions: ['01'] }, '510104', 'REGION'],
])('[B1] region: %s', (_title, changes, region, code) => {
  expect(purchaseBlock(goods(changes), buyer({ region }), now)?.code ?? null).toBe(code);
});

test('[B1] controlled products are sold to selected buyers', () => {
  expect(purchaseBlock(goods({ isControlled: true, soldToBuyer: true }), buyer(), now)).toBeNull();
  expect(purchaseBlock(goods({ isControlled: false, soldToBuyer: false }), buyer(), now)).toBeNull();
});

test.each<[Partial<BlockGoods>, string]>([
  [{ quota: { left: '0', resetsAt: null } }, '限购数量已用完'],
  [{ purchaseCap: 0, quota: { left: '0', resetsAt: '2026-11-23' } }, '限购数量已用完，11月23日恢复'],
  [
    { purchaseCap: '2.50', capPeriod: 'week', quota: { left: '0', resetsAt: '2026-11-23' } },
    '每周限购2.5件，已购完，11月23日恢复',
  ],
  [{ purchaseCap: 5, quota: { left: '0', resetsAt: null } }, '每单限购5件，已购完'],
])('[B5] a used quota says so: %o', (changes, message) => {
  expect(purchaseBlock(goods(changes), buyer(), now)?.message).toBe(message);
});

test('[B5] a remaining quota, or none, does not block', () => {
  expect(purchaseBlock(goods({ quota: { left: 20, resetsAt: null } }), buyer(), now)).toBeNull();
  expect(purchaseBlock(goods({ quota: { left: null, resetsAt: null } }), buyer(), now)).toBeNull();
  expect(purchaseBlock(goods({ quota: { left: 5, resetsAt: null } }), buyer(), now)?.code).toBe('BELOW_PACK');
  expect(purchaseBlock(goods({ purchaseCap: 5 }), buyer(), now)?.code).toBe('BELOW_PACK');
});

test.each([
  ['order', '每单限购10盒'],
  ['day', '每日限购10盒'],
  ['week', '每周限购10盒'],
  ['month', '每月限购10盒'],
  [null, '每单限购10盒'],
] as const)('[B5] a cap per %s reads %s', (period, text) => {
  expect(capText({ cap: '10.000', period, unit: '盒' })).toBe(text);
});

test.each([
  ['40', '本月还可购40盒'],
  ['0.5', '本月还可购0.5盒'],
  ['100', '每月限购100盒'],
  ['0', '每月限购100盒'],
  [null, '每月限购100盒'],
])('[B5] of 100 a month with %s left it says %s', (left, text) => {
  expect(capText({ cap: 100, period: 'month', unit: '盒', left })).toBe(text);
});

test('[B1] [B4] each product has the same block in a list as alone', () => {
  const list = ['中成药', '三类器械', null, '化学药', '中成药', '三类器械', ''].map((scope) => goods({ scope }));
  const all = [...list, ...list.map((each) => ({ ...each, stock: 0 })), goods({ onShelf: false })];
  const documents = [business, { ...licence, scopes: ['中成药'], expiresAt: '2026-11-19' }];
  for (const one of [buyer(), buyer({ documents }), buyer({ passed: false }), null])
    expect(all.map(purchaseBlocks(one, now))).toEqual(all.map((each) => purchaseBlock(each, one, now)));
});

test('[B3] an order ships while its licence is valid, and not a day longer', () => {
  const until = (expiresAt: string) => buyer({ documents: [business, { ...licence, expiresAt }] });
  expect(shipmentBlock({ scope: '中成药' }, until('2026-11-20'), now)).toBeNull();
  expect(shipmentBlock({ scope: '中成药' }, until('2026-11-19'), now)).toMatchObject({
    code: 'DOCUMENT_EXPIRED',
    message: '证件已过期：药品经营许可证',
  });
  expect(shipmentBlock({ scope: '食品' }, until('2026-11-20'), now)).toMatchObject({ code: 'OUT_OF_SCOPE' });
  expect(shipmentBlock({ scope: '' }, buyer({ passed: false }), now)).toMatchObject({ code: 'NOT_PASSED' });
});
