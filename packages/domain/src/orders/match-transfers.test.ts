import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareMoney } from '../money/arithmetic.ts';
import { matchTransfers } from './match-transfers.ts';

const orders = [
  { id: 1, no: '202603050001234', company: '康宁大药房（锦江店）', total: '1280.50' },
  { id: 2, no: '202603050001235', company: '同和大药房', total: '300.00' },
  { id: 3, no: '202603050001236', company: '同和大药房', total: '300.00' },
  { id: 4, no: '202603050001237', company: '仁济诊所', total: '1280.50' },
];
const one = (amount: string, payer: string, remark: string) => {
  const [found] = matchTransfers([{ id: 9, amount, payer, remark }], orders);
  return [found?.certain ?? null, found?.doubt ?? null, found?.candidates.map(({ order }) => order.id)];
};

test.for([
  ['the amount and the buyer', '1280.50', '康宁大药房(锦江店)', '', 1, null, [1, 4]],
  ['the number among words', '1280.5', '康宁大药房（锦江店）', '货款202603050001234，谢谢', 1, null, [1, 4]],
  ['the number in full-width figures', '300', '同和大药房', '订单２０２６０３０５０００１２３６', 3, null, [3, 2]],
  ['the number with spaces', '300.00', '', '2026 0305 0001235', 2, null, [2, 3]],
  ['two orders of one amount', '300.00', '同和大药房', '货款', null, 'several', [2, 3]],
  ['only the amount, of several', '1280.50', '某某', '', null, 'several', [1, 4]],
  ['a cent less than the order named', '1280.49', '康宁大药房（锦江店）', '202603050001234', null, 'amount', [1]],
  ['the number of an order that does not wait', '300.00', '同和大药房', '202603050009999', null, 'amount', [2, 3]],
  ['somebody else who names it', '1280.50', '仁济诊所', '202603050001234', null, 'payer', [1, 4]],
  ['two numbers', '300.00', '同和大药房', '202603050001235 202603050001236', null, 'several', [2, 3]],
  ['a longer number that holds it', '300.00', '某某', '2026030500012351', null, 'several', [2, 3]],
  ['nothing', '5.00', '同和大药房', '', null, 'none', []],
] as const)('a transfer is matched by %s', ([, amount, payer, remark, certain, doubt, candidates]) => {
  expect(one(amount, payer, remark)).toEqual([certain, doubt, candidates]);
});

test('an amount that fits a single order still needs a person', () => {
  const found = matchTransfers(
    [{ id: 9, amount: '5', payer: '', remark: '' }],
    [{ ...orders[0], total: '5' } as never],
  );
  expect(found[0]).toMatchObject({ certain: null, doubt: 'unnamed' });
});

test('two transfers that fit one order both need a person', () => {
  const twice = [7, 8].map((id) => ({ id, amount: '1280.50', payer: '仁济诊所', remark: '' }));
  expect(matchTransfers(twice, orders)).toMatchObject([
    { certain: null, doubt: 'several' },
    { certain: null, doubt: 'several' },
  ]);
});

test('the rest that an order lacks is certain only if no other order has that amount', () => {
  const company = '安康药店';
  const part = { id: 5, no: '202603050001238', company, total: '500.00', lack: '77.00' };
  const match = (amount: string, more: readonly (typeof part | (typeof orders)[number])[] = [], remark = '') =>
    matchTransfers([{ id: 9, amount, payer: company, remark }], [...orders, part, ...more])[0];
  expect(match('77')).toMatchObject({ certain: 5, candidates: [{ isLack: true, hasAmount: false }] });
  expect(match('500')).toMatchObject({ certain: 5, candidates: [{ isLack: false, hasAmount: true }] });
  expect(match('76.99', [], part.no)).toMatchObject({ certain: null, doubt: 'amount' });
  for (const other of [company, '仁济诊所'])
    for (const remark of ['', part.no]) {
      const more = [{ id: 6, no: '202603050001239', company: other, total: '77.00' }];
      expect(match('77', more, remark)).toMatchObject({ certain: null, doubt: 'several', candidates: [{}, {}] });
    }
  // The balance holds the rest of one of them.
  const second = { ...part, id: 6, no: '202603050001239', total: '523.00', lack: '100.00' };
  const lines = ['77', '100'].map((amount, id) => ({ id, amount, payer: company, remark: '' }));
  expect(matchTransfers(lines, [part, second]).map(({ certain }) => certain)).toEqual([null, null]);
});

test('certain matches have the exact amount, and no order is matched twice', () => {
  const amount = fc.constantFrom('300.00', '300.01', '1280.50', '12.80');
  const transfer = fc.record({
    amount,
    payer: fc.constantFrom('', '同和大药房', '仁济诊所', '康宁大药房(锦江店)'),
    remark: fc.constantFrom('', '货款', ...orders.map(({ no }) => `订单${no}`)),
  });
  fc.assert(
    fc.property(fc.array(transfer, { maxLength: 8 }), (transfers) => {
      const numbered = transfers.map((each, id) => ({ ...each, id }));
      const certain = matchTransfers(numbered, orders).filter((each) => each.certain !== null);
      expect(new Set(certain.map((each) => each.certain)).size).toBe(certain.length);
      for (const each of certain) {
        const total = orders.find(({ id }) => id === each.certain)?.total ?? '';
        expect(compareMoney(numbered[each.id]?.amount ?? '', total)).toBe(0);
      }
    }),
  );
});
