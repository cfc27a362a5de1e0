import { addMoney, compareMoney } from '@yaoji/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateBatches } from './take-stock.ts';

const batch = (id: number, goodsId: number, quantity: string) => ({
  id,
  goodsId,
  batchNo: `B${id}`,
  expiry: null,
  quantity,
});

describe('allocating quantities to batches', () => {
  it('[O6] empties a batch before it takes from the next', () => {
    const [first] = allocateBatches([{ goodsId: 1, quantity: '7.5' }], [batch(1, 1, '5.000'), batch(2, 1, '9.000')]);
    expect(first?.parts.map(({ batchNo, quantity }) => [batchNo, Number(quantity)])).toEqual([
      ['B1', 5],
      ['B2', 2.5],
    ]);
    expect(Number(first?.missing)).toBe(0);
  });

  it('serves lines of the same product in order, and reports shortages', () => {
    const wants = [
      { goodsId: 1, quantity: '4' },
      { goodsId: 2, quantity: '1' },
      { goodsId: 1, quantity: '4' },
    ];
    const found = allocateBatches(wants, [batch(1, 1, '5'), batch(2, 2, '3')]);
    expect(found.map(({ parts }) => parts.map(({ batchNo, quantity }) => `${batchNo}:${Number(quantity)}`))).toEqual([
      ['B1:4'],
      ['B2:1'],
      ['B1:1'],
    ]);
    expect(found.map(({ missing }) => Number(missing))).toEqual([0, 0, 3]);
  });

  it('takes no more than there is, and with shortages adds up to the wanted quantity', () => {
    const quantity = fc.integer({ min: 1, max: 99_999 }).map((thousandths) => (thousandths / 1000).toFixed(3));
    const goodsId = fc.integer({ min: 1, max: 3 });
    const wants = fc.array(fc.record({ goodsId, quantity }), { maxLength: 12 });
    const batches = fc.array(fc.tuple(goodsId, quantity), { maxLength: 12 });
    fc.assert(
      fc.property(wants, batches, (wanted, held) => {
        const batches = held.map(([id, amount], index) => batch(index, id, amount));
        const found = allocateBatches(wanted, batches);
        for (const [index, { parts, missing }] of found.entries()) {
          const total = addMoney(missing, ...parts.map((part) => part.quantity));
          expect(compareMoney(total, wanted[index]?.quantity ?? '0')).toBe(0);
        }
        for (const { batchNo, quantity: most } of batches) {
          const taken = found.flatMap(({ parts }) => parts.filter((part) => part.batchNo === batchNo));
          expect(compareMoney(addMoney(...taken.map((part) => part.quantity)), most)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
