import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareMoney } from '../money/arithmetic.ts';
import { cartOf, line, lineOf } from '../testing/build-cart.ts';
import { explainPrice } from './explain-price.ts';
import { type OwnPriceList, ownPrices } from './own-price.ts';
import { priceCart } from './price-cart.ts';
import { tiersOnTop } from './tiers-on-top.ts';

const now = '2026-11-20 12:00:00';

/** A list for the buyer since the beginning of the month, unless overridden. */
const list = (changes: Partial<OwnPriceList> = {}): OwnPriceList => ({
  id: 1,
  title: '年度协议',
  naming: 'buyer',
  startsAt: '2026-11-01',
  joinsPromotions: false,
  showsListPrice: true,
  lines: [{ id: 10, goodsId: 7, price: '11.00' }],
  ...changes,
});

/** 7, made by 甲, in category 31 within 3. */
const goods = { goodsId: 7, listPrice: '12.80', maker: '甲', categoryIds: [31, 3] };
const priceIn = (lists: readonly OwnPriceList[], changes: object = {}) =>
  ownPrices(lists, now)({ ...goods, ...changes })?.price ?? null;
const lineIn = (lists: readonly OwnPriceList[]) => ownPrices(lists, now)(goods)?.lineId ?? null;

test.each([
  ['12.80', '92', null, '11.77'],
  ['12.80', '87.5', null, '11.20'],
  ['0.035', '92', null, '0.032'],
  ['0.0351', '92', null, '0.0322'],
  ['12.80', '60', '9.5', '9.50'],
  ['12.80', '60', '9.5001', '9.51'],
  ['0.0351', '60', '0.0322', '0.0322'],
  ['12.80', '60', '13', null],
  ['0.01', '50', null, null],
  ['12.80', '100', null, null],
])('a list price of %s at %s percent with a floor of %s is %s', (listPrice, rate, floor, price) => {
  expect(priceIn([list({ lines: [{ id: 1, rate }] })], { listPrice, floor })).toBe(price);
});

test('a fixed price holds while it is below the list price, whatever the floor', () => {
  expect(priceIn([list()], { floor: '12' })).toBe('11.00');
  expect(priceIn([list()], { listPrice: '11.00' })).toBeNull();
  expect(priceIn([list()], { listPrice: '10.50' })).toBeNull();
});

test('in a list the product comes before its maker, the nearest category, and all products', () => {
  const all = [
    { id: 5, rate: '95' },
    { id: 4, categoryId: 3, rate: '94' },
    { id: 3, categoryId: 31, rate: '93' },
    { id: 2, maker: '甲', rate: '92' },
    { id: 1, goodsId: 7, price: '11' },
  ];
  const found = all.map((_, at) => lineIn([list({ lines: all.slice(0, at + 1) })]));
  expect(found).toEqual([5, 4, 3, 2, 1]);
});

test.each<[string, Partial<OwnPriceList>, Partial<OwnPriceList>]>([
  ['naming the buyer before its kind of business', { startsAt: '2026-01-01' }, { naming: 'business' }],
  ['its kind of business before its region', { naming: 'business', startsAt: '2026-01-01' }, { naming: 'region' }],
  ['that began last', { startsAt: '2026-11-02' }, {}],
  ['with the lower id', { id: 1 }, { id: 2 }],
])('of two lists the one %s decides', (_, better, other) => {
  const lists = [
    list({ id: 4, ...other, lines: [{ id: 40, rate: '50' }] }),
    list({ id: 3, ...better, lines: [{ id: 30, rate: '90' }] }),
  ];
  expect([lineIn(lists), lineIn([...lists].reverse())]).toEqual([30, 30]);
});

test.each<[string, string | null, string[], string | null, number | null]>([
  ['a quote below the agreed price', '11.00', ['10.50'], '10.50', 2],
  ['a quote above the agreed price', '11.00', ['11.50'], '11.00', 1],
  ['a quote at the agreed price', '11.00', ['11.00'], '11.00', 2],
  ['a quote without an agreed price', null, ['11.50'], '11.50', 2],
  ['the lower of two quotes', null, ['11.50', '11.20'], '11.20', 3],
  ['a quote above the list price', null, ['13.00'], null, null],
])('of %s the buyer pays the lower', (_, own, quoted, price, listId) => {
  const lists = [
    ...(own ? [list({ startsAt: '2026-11-19', lines: [{ id: 10, goodsId: 7, price: own }] })] : []),
    ...quoted.map((each, at) => list({ id: at + 2, isQuote: true, lines: [{ id: at + 20, goodsId: 7, price: each }] })),
  ];
  for (const each of [lists, [...lists].reverse()]) {
    const found = ownPrices(each, now)(goods);
    expect([found?.price ?? null, found?.listId ?? null]).toEqual([price, listId]);
  }
});

test('a quote ends on time', () => {
  const quote = list({ isQuote: true, endsAt: '2026-11-20 12:00:00' });
  expect(priceIn([quote])).toBeNull();
  expect(priceIn([{ ...quote, endsAt: '2026-11-20 12:00:01' }])).toBe('11.00');
});

test('a list without a line for the product leaves it to the next one', () => {
  const lists = [list({ lines: [{ id: 1, goodsId: 8, price: '1' }] }), list({ id: 2, naming: 'region' })];
  expect(lineIn(lists)).toBe(10);
});

test.each([
  ['2026-11-20 12:00:01', null, null],
  ['2026-11-20 12:00:00', null, '11.00'],
  ['2026-11-01', '2026-11-20 12:00:00', null],
  ['2026-11-01', '2026-11-20 12:00:01', '11.00'],
])('a list from %s until %s at noon of 2026-11-20', (startsAt, endsAt, price) => {
  expect(priceIn([list({ startsAt, endsAt })])).toBe(price);
});

const own = { price: '9.00', joinsPromotions: false, listId: 1, title: '年度协议', lineId: 10 };
const ladder = [
  { number: 5, price: '9.50' },
  { number: 10, price: '8.00' },
];
const activities = [
  { id: 1, kind: 'full_reduction' as const, title: '满减', scope: {}, tiers: [{ amount: 50, money: 10 }] },
];
const coupon = { id: 1, title: '券', threshold: 0, money: 5 };

test.each([
  ['alone', false, null, '9.00', 'own', '90.00'],
  ['alone, and a lower special price', false, '7', '7.00', 'special', '70.00'],
  ['alone, and a higher special price', false, '9.50', '9.00', 'own', '90.00'],
  ['with promotions', true, null, '8.00', 'ladder', '65.00'],
] as const)('[D1] ten pieces at an own price %s', (_, joinsPromotions, special, unitPrice, priceKind, paid) => {
  const special_ = special === null ? null : { kind: 'special' as const, price: special };
  const ownPrice = { ...own, joinsPromotions };
  const bought = line(1, { ownPrice, ladder: tiersOnTop(ownPrice, ladder), special: special_ });
  const priced = lineOf(priceCart(cartOf([bought], { activities, coupon })), 1);
  expect(priced).toMatchObject({ unitPrice, priceKind, proof: { list: '100.00', paid } });
});

test('tiers apply on top only below the own price', () => {
  expect(tiersOnTop({ ...own, joinsPromotions: true }, ladder)).toEqual([ladder[1]]);
  expect(tiersOnTop(own, ladder)).toEqual([]);
  expect(tiersOnTop(null, ladder)).toEqual(ladder);
});

test('[K5] the proof names the list and its line', () => {
  const priced = lineOf(priceCart(cartOf([line(1, { ownPrice: own })])), 1);
  expect(priced.proof.ownPrice).toMatchObject({ listId: 1, lineId: 10, title: '年度协议' });
  expect(explainPrice(priced).map(({ label, left }) => `${label} ${left}`)).toEqual([
    '原价 100.00',
    '协议价（年度协议） 90.00',
    '实付 90.00',
  ]);
  const hidden = lineOf(priceCart(cartOf([line(1, { listPrice: '9.00', ownPrice: own })])), 1);
  expect(explainPrice(hidden).map(({ label }) => label)).toEqual(['协议价（年度协议）', '实付']);
});

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((units) => (units / 100).toFixed(2));
const target = fc.constantFrom({ goodsId: 7 }, { maker: '甲' }, { categoryId: 3 }, { categoryId: 31 }, {});
const anyLine = fc
  .tuple(target, fc.oneof(fc.record({ price: cents(1, 2000) }), fc.record({ rate: cents(1, 10_000) })))
  .map(([of, value]) => ({ ...of, ...value }));
const anyList = fc.record({
  naming: fc.constantFrom('buyer' as const, 'business' as const, 'region' as const),
  startsAt: fc.constantFrom('2026-11-01', '2026-11-02'),
  lines: fc.array(anyLine, { maxLength: 6 }),
});

test('an own price is above zero and below the list price, in any order of lists and lines', () => {
  const anyLists = fc
    .array(anyList, { maxLength: 4 })
    .map((lists) =>
      lists.map((each, at) =>
        list({ ...each, id: at + 1, lines: each.lines.map((one, place) => ({ ...one, id: 10 * at + place })) }),
      ),
    );
  fc.assert(
    fc.property(anyLists, cents(1, 2000), (lists, listPrice) => {
      const found = ownPrices(lists, now)({ ...goods, listPrice });
      if (found) {
        expect(compareMoney(found.price, 0)).toBe(1);
        expect(compareMoney(found.price, listPrice)).toBe(-1);
      }
      const turned = [...lists].reverse().map((each) => ({ ...each, lines: [...each.lines].reverse() }));
      expect(ownPrices(turned, now)({ ...goods, listPrice })).toEqual(found);
    }),
  );
});
