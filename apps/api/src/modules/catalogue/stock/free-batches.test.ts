import { addMoney, compareMoney, subtractMoney } from '@yaoji/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeBatches } from './free-batches.ts';

const batch = (batchNo: string, expiry: string | null, quantity: string) => ({ batchNo, expiry, quantity });
const figures = (batches: readonly { quantity: string }[]) => batches.map(({ quantity }) => Number(quantity));

it('deducts held units from their own batch, and the rest from the first to expire', () => {
  const onHand = [batch('B', null, '8'), batch('A', '2027-01-31', '5')];
  expect(figures(freeBatches(onHand, [batch('B', null, '3')]).batches)).toEqual([5, 5]);
  expect(figures(freeBatches(onHand, [batch('C', '2026-12-31', '6')]).batches)).toEqual([7, 0]);
});

it('[O6] never leaves more to sell than the stock beyond held units', () => {
  const figure = fc.integer({ min: 0, max: 9999 }).map((thousandths) => (thousandths / 1000).toFixed(3));
  const name = fc.constantFrom('A', 'B', 'C', 'D');
  const batches = fc.uniqueArray(fc.record({ batchNo: name, expiry: fc.constant(null), quantity: figure }), {
    selector: ({ batchNo }) => batchNo,
  });
  const total = (list: readonly { quantity: string }[]) => addMoney('0', ...list.map(({ quantity }) => quantity));
  fc.assert(
    fc.property(batches, batches, (onHand, held) => {
      const { batches: free, missing } = freeBatches(onHand, held);
      const left = subtractMoney(total(onHand), total(held));
      expect(compareMoney(subtractMoney(total(free), missing), left)).toBe(0);
      expect(compareMoney(total(free), 0) > 0 && compareMoney(missing, 0) > 0).toBe(false);
      for (const [index, { quantity }] of free.entries()) {
        expect(compareMoney(quantity, 0)).toBeGreaterThanOrEqual(0);
        expect(compareMoney(quantity, onHand[index]?.quantity ?? 0)).toBeLessThanOrEqual(0);
      }
    }),
  );
});
