import fc from 'fast-check';
import { expect, test } from 'vitest';
import { block } from '../purchase/block-message.ts';
import type { PurchaseBlockCode } from '../purchase/types.ts';
import { compareOldLine, type GoodsToday, type OldLine } from './compare-old-line.ts';

const old = (changes: Partial<OldLine> = {}): OldLine => ({
  id: 1,
  goodsId: 7,
  quantity: 20,
  unitPrice: '12.80',
  expiry: '2028-06-30',
  ...changes,
});
const today = (changes: Partial<GoodsToday> = {}): GoodsToday => ({
  listPrice: '12.80',
  block: null,
  packStep: 10,
  stock: 100,
  expiry: '2028-06-30',
  ...changes,
});

test('[K3] nothing changed', () => {
  expect(compareOldLine(old(), today())).toEqual({
    id: 1,
    goodsId: 7,
    group: 'same',
    quantity: '20',
    unitPrice: '12.80',
    block: null,
    notes: [],
  });
});

test.each<[string, Partial<OldLine>, Partial<GoodsToday>, string, string, string, string[]]>([
  ['price up', {}, { listPrice: '13' }, 'price_up', '20', '13.00', ['单价由¥12.80变为¥13.00']],
  ['price down', {}, { listPrice: '12.50' }, 'price_down', '20', '12.50', ['单价由¥12.80变为¥12.50']],
  [
    'tier reached',
    {},
    { ladder: [{ number: 20, price: 12 }] },
    'price_down',
    '20',
    '12.00',
    ['单价由¥12.80变为¥12.00'],
  ],
  [
    'special price below the tier',
    {},
    { ladder: [{ number: 20, price: 12 }], special: { kind: 'seckill', price: '9.90' } },
    'price_down',
    '20',
    '9.90',
    ['单价由¥12.80变为¥9.90'],
  ],
  ['shorter expiry', {}, { expiry: '2028-06-29' }, 'shorter_expiry', '20', '12.80', ['效期比上次短']],
  ['longer expiry', {}, { expiry: '2028-07-01' }, 'same', '20', '12.80', []],
  ['expiry not known', {}, { expiry: null }, 'same', '20', '12.80', []],
  ['expiry was not known', { expiry: null }, {}, 'same', '20', '12.80', []],
  ['fewer in stock', {}, { stock: 15 }, 'fewer', '10', '12.80', ['仅可购10，原购20']],
  ['cap lower', {}, { purchaseCap: 10 }, 'fewer', '10', '12.80', ['仅可购10，原购20']],
  ['quota lower', {}, { quotaLeft: 10 }, 'fewer', '10', '12.80', ['仅可购10，原购20']],
  [
    'everything at once',
    {},
    { stock: 15, listPrice: 13, expiry: '2027-01-01' },
    'fewer',
    '10',
    '13.00',
    ['仅可购10，原购20', '单价由¥12.80变为¥13.00', '效期比上次短'],
  ],
])('[K3] %s', (_title, before, now, group, quantity, unitPrice, notes) => {
  expect(compareOldLine(old(before), today(now))).toMatchObject({ group, quantity, unitPrice, notes, block: null });
});

test.each<[string, GoodsToday | null, string, string]>([
  ['no more', null, 'gone', '商品已下架'],
  ['no price', today({ listPrice: null }), 'blocked', '暂无报价'],
  ['quota used', today({ quotaLeft: 0 }), 'cap_used', '限购数量已用完'],
  ['stock used', today({ stock: 0 }), 'no_stock', '库存不足'],
  ['less than a pack', today({ stock: 9 }), 'no_stock', '库存不足'],
])('[K3] what cannot be bought: %s', (_title, now, group, note) => {
  expect(compareOldLine(old(), now)).toEqual({
    id: 1,
    goodsId: 7,
    group,
    quantity: '0',
    unitPrice: null,
    block: null,
    notes: [note],
  });
});

test.each<[PurchaseBlockCode, string]>([
  ['OFF_SHELF', 'gone'],
  ['OUT_OF_SCOPE', 'out_of_scope'],
  ['QUOTA_USED', 'cap_used'],
  ['NO_STOCK', 'no_stock'],
  ['BELOW_PACK', 'no_stock'],
  ['DOCUMENT_EXPIRED', 'blocked'],
  ['REGION', 'blocked'],
])('[K3] blocked by %s lands in %s', (code, group) => {
  const reason = block(code, 'x');
  expect(compareOldLine(old(), today({ block: reason }))).toMatchObject({
    group,
    block: reason,
    notes: ['x'],
    quantity: '0',
  });
});

test('[K3] an old line gives full packs within its limits, or nothing and no price', () => {
  const anyToday = fc.record({
    listPrice: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
    block: fc.constantFrom(null, null, block('OFF_SHELF', 'x'), block('REGION', 'x'), block('OUT_OF_SCOPE', 'x')),
    packStep: fc.integer({ min: 1, max: 12 }),
    stock: fc.integer({ min: 0, max: 60 }),
    quotaLeft: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
    expiry: fc.constantFrom(null, '2027-01-01', '2029-01-01'),
  });
  fc.assert(
    fc.property(anyToday, (now) => {
      const { group, quantity, unitPrice, notes } = compareOldLine(old(), now);
      const count = Number(quantity);
      expect(count % now.packStep).toBe(0);
      expect(count).toBeLessThanOrEqual(Math.min(20, now.stock, now.quotaLeft ?? 20));
      expect(unitPrice === null).toBe(count === 0);
      expect(group === 'fewer').toBe(count > 0 && count < 20);
      expect(notes.length > 0).toBe(group !== 'same');
    }),
  );
});
