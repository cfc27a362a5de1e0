import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Delivery, Receipt, ReceiptDraft, ReceiptResult } from './delivery.ts';
import { batchCounts, openBatches } from './receipt-counts.ts';
import { receive } from './receive.ts';

const box = (serial: number, prefix = '8123456') => `${prefix}${String(serial).padStart(13, '0')}`;
const gs1 = (batchNo: string, serial: string, expiry = '270630') =>
  `]d2010952123454321317${expiry}10${batchNo}\u001d21${serial}`;

/** Line 1 has recorded codes, two of them in a case; line 2 has none, but two batches; line 3 has no prefix. */
const delivery: Delivery = {
  lines: [
    {
      id: 1,
      barcode: '6901234567892',
      prefixes: ['8123456'],
      batches: [{ batchNo: 'A1', expiry: '2027-06-30', quantity: '3' }],
    },
    {
      id: 2,
      barcode: '9521234543213',
      prefixes: [],
      batches: [
        { batchNo: 'B1', expiry: '2027-06-30', quantity: '2' },
        { batchNo: 'B2', expiry: '2028-06-30', quantity: '2' },
      ],
    },
    { id: 3, barcode: '', prefixes: [], batches: [{ batchNo: '', expiry: null, quantity: '1.5' }] },
  ],
  codes: [
    { code: box(1), caseCode: null, lineId: 1, batchNo: 'A1' },
    { code: box(2), caseCode: box(90), lineId: 1, batchNo: 'A1' },
    { code: box(3), caseCode: box(90), lineId: 1, batchNo: 'A1' },
  ],
};
type Unnamed<Draft> = Draft extends unknown ? Omit<Draft, 'key'> : never;

/** Receives finds one after the other; returns the last result and all receipts. */
const scanAll = (...drafts: (string | Unnamed<ReceiptDraft>)[]) => {
  const found: Receipt[] = [];
  const outcomes = drafts.map((draft, index) => {
    const own = typeof draft === 'string' ? { result: 'accepted', code: draft } : draft;
    const outcome = receive(delivery, found, { ...own, key: String(index) } as ReceiptDraft);
    if ('receipt' in outcome) found.push(outcome.receipt);
    return outcome;
  });
  return { last: outcomes.at(-1), found };
};
const taken = (receipt: Partial<Receipt>) => ({ receipt: expect.objectContaining(receipt) });

describe('receiving a box', () => {
  it('by the code that was recorded for it, once', () => {
    expect(scanAll(box(1)).last).toEqual(taken({ result: 'accepted', lineId: 1, batchNo: 'A1', quantity: '1' }));
    expect(scanAll(box(1), ' ８１２３４５６0000000000001 ').last).toEqual({ reason: 'repeated', lineId: 1 });
  });

  it('by its case, for the boxes not found yet', () => {
    expect(scanAll(box(90)).last).toEqual(taken({ quantity: '2', code: box(90) }));
    expect(scanAll(box(2), box(90)).last).toEqual(taken({ quantity: '1', code: box(90) }));
    expect(scanAll(box(90), box(2)).last).toEqual({ reason: 'repeated', lineId: 1 });
    expect(scanAll(box(2), box(3), box(90)).last).toEqual({ reason: 'repeated', lineId: 1 });
  });

  it.each<[string, string, Partial<Receipt>]>([
    ['another box of the goods', box(7), { result: 'foreign', lineId: 1 }],
    ['goods of its batch', gs1('B2', 'S1', '280630'), { result: 'accepted', lineId: 2, batchNo: 'B2' }],
    ['another batch', gs1('B9', 'S2'), { result: 'wrong_batch', lineId: 2, note: '实物批号 B9' }],
    [
      'another expiry',
      gs1('B1', 'S3', '260101'),
      { result: 'wrong_batch', batchNo: 'B1', note: '实物效期 2026-01-01' },
    ],
    ['a barcode of nothing here', '4006381333931', { result: 'foreign', lineId: null, note: '条码 4006381333931' }],
  ])('as what it is: %s', (_, code, receipt) => {
    expect(scanAll(code).last).toEqual(taken(receipt));
  });

  it('by the chosen place, if the code does not identify it', () => {
    const strange = box(1, '8999999');
    expect(scanAll(strange).last).toEqual({ reason: 'unknown', lineId: null });
    const place = { lineId: 3, batchNo: '' };
    expect(scanAll({ result: 'accepted', code: strange, place }).last).toEqual(taken({ lineId: 3, code: strange }));
    expect(scanAll('9521234543213').last).toEqual({ reason: 'choose_batch', lineId: 2 });
    const second = { lineId: 2, batchNo: 'B2' };
    expect(scanAll({ result: 'broken', code: '9521234543213', place: second }).last).toEqual(
      taken({ result: 'broken', batchNo: 'B2' }),
    );
  });

  it('without a recorded code, if the warehouse recorded only some boxes', () => {
    const [line] = delivery.lines;
    if (!line) throw new Error('There is no line.');
    const partly: Delivery = {
      lines: [{ ...line, batches: [{ batchNo: 'A1', expiry: '2027-06-30', quantity: '4' }] }],
      codes: delivery.codes,
    };
    const found: Receipt[] = [];
    const scan = (code: string) => {
      const outcome = receive(partly, found, { key: code, result: 'accepted', code });
      if ('receipt' in outcome) found.push(outcome.receipt);
      return outcome;
    };
    expect(scan(box(7))).toEqual(taken({ result: 'accepted', lineId: 1, batchNo: 'A1', code: box(7) }));
    // The other places are those of the recorded boxes.
    expect(scan(box(8))).toEqual({ reason: 'excess', lineId: 1 });
    for (const serial of [1, 90]) scan(box(serial));
    expect(openBatches(partly, found)).toEqual([]);
  });

  it('not by a case with unknown content: it would count as one box', () => {
    const place = { lineId: 2, batchNo: 'B1' };
    for (const code of ['(00)395212345432100011', '(01)19521234543210(21)C1'])
      expect(scanAll({ result: 'accepted', code, place }).last).toEqual({ reason: 'unknown_case', lineId: null });
  });

  it('not beyond what was shipped, and not where nothing can be read', () => {
    expect(scanAll(gs1('B1', '1'), gs1('B1', '2'), gs1('B1', '3')).last).toEqual({ reason: 'excess', lineId: 2 });
    const count = { result: 'short', place: { lineId: 3, batchNo: '' }, quantity: '2' } as const;
    expect(scanAll(count).last).toEqual({ reason: 'excess', lineId: 3 });
    expect(scanAll({ ...count, quantity: '0' }).last).toEqual({ reason: 'unknown', lineId: null });
    expect(scanAll('6901234567892').last).toEqual({ reason: 'unreadable', lineId: null });
    expect(scanAll('你好').last).toEqual({ reason: 'unreadable', lineId: null });
  });
});

it('counts accepted, different and open units by batch, but no foreign ones', () => {
  const { found } = scanAll(box(1), box(7), { result: 'short', place: { lineId: 3, batchNo: '' }, quantity: '0.5' });
  const counts = delivery.lines.flatMap(({ id, batches }) => batches.map((batch) => batchCounts(id, batch, found)));
  expect(counts.map(({ delivered, accepted, different }) => [delivered, accepted, different])).toEqual([
    ['3', '1', '0'],
    ['2', '0', '0'],
    ['2', '0', '0'],
    ['1.5', '0', '0.5'],
  ]);
  expect(openBatches(delivery, found).map(({ quantity }) => quantity)).toEqual(['2', '2', '2', '1']);
});

it('never takes more than was shipped, nor a code twice, in whatever order', () => {
  const codes = [1, 2, 3, 7, 90].map((serial) => box(serial));
  const scans = [...codes, gs1('B1', '1'), gs1('B1', '2'), gs1('B9', '3'), gs1('B2', '4', '280630'), '6901234567892'];
  const results: ReceiptResult[] = ['accepted', 'broken', 'short_life'];
  const draft = fc.record({ code: fc.constantFrom(...scans), result: fc.constantFrom(...results) });
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 30 }), (drafts) => {
      const { found } = scanAll(...drafts);
      const named = found.flatMap(({ code }) => code ?? []);
      expect(new Set(named).size).toBe(named.length);
      for (const { quantity } of openBatches(delivery, found)) expect(Number(quantity)).toBeGreaterThan(0);
      for (const { id, batches } of delivery.lines) {
        const ofLine = found.filter(({ lineId, result }) => lineId === id && result !== 'foreign');
        const units = ofLine.reduce((sum, { quantity }) => sum + Number(quantity), 0);
        expect(units).toBeLessThanOrEqual(batches.reduce((sum, { quantity }) => sum + Number(quantity), 0));
      }
    }),
  );
});
