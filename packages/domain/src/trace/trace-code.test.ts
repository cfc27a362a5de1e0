import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameBatchNo } from './batch-no.ts';
import { hasGs1CheckDigit } from './gtin.ts';
import { parseTraceCode, type TraceCode } from './parse-trace-code.ts';

const gtin = '09521234543213';
const GS = '\u001d';

const nothing = { gtin: null, serial: null, batchNo: null, expiry: null, producedOn: null };
const drug = { kind: 'drug', code: '81234560000000000017', prefix: '8123456', serial: '0000000000017' };
const gs1 = { kind: 'gs1', code: `(01)${gtin}(21)S7`, prefix: gtin, serial: 'S7' };
const full = { ...gs1, batchNo: 'A1', expiry: '2027-06-30', producedOn: null };

test.each([
  ['81234560000000000017', drug],
  ['８１２３４５６０００００００００００１７', drug],
  [' 8123456 0000 0000 00017　', drug],
  [']C081234560000000000017', drug],
  [`01${gtin}1727063010A1${GS}21S7`, full],
  [`]d201${gtin}1727060010A1${GS}21S7`, full],
  [`]C1${GS}01${gtin}21S7${GS}1727063010A1${GS}`, full],
  [`01${gtin}21S7<GS>17270630 10A1`, full],
  [`(01)${gtin}(17)270630(10)A1(21)S7`, full],
  [`（０１）${gtin}（21）S7`, gs1],
  [`01${gtin}21S7`, gs1],
  [`01${gtin}11250228240X1${GS}21S7`, { ...gs1, producedOn: '2025-02-28' }],
  [`01${gtin}3103000250422156${GS}21S7`, gs1],
  ['00069012345678900019', { kind: 'sscc', code: '(00)069012345678900019', prefix: null }],
])('%j is the code of a pack', (text, expected) => {
  expect(parseTraceCode(text)).toMatchObject(expected);
});

test.each([
  ['', 'empty', {}],
  [' 　', 'empty', {}],
  [']d2', 'empty', {}],
  ['药品', 'format', {}],
  ['71234560000000000017', 'format', {}],
  ['8123456000000000001', 'format', {}],
  ['8'.repeat(500), 'format', {}],
  ['6901234567892', 'barcode', {}],
  ['6901234567893', 'format', {}],
  [`01${gtin.slice(0, 13)}421S7`, 'checkDigit', {}],
  ['00069012345678900010', 'checkDigit', {}],
  [`01${gtin}1727130010A1${GS}21S7`, 'date', {}],
  [`01${gtin}1727023010A1${GS}21S7`, 'date', {}],
  [`]d201${gtin}1727063010A1`, 'noSerial', { gtin, expiry: '2027-06-30', batchNo: 'A1' }],
  [`]d221S7${GS}10A1`, 'format', { serial: 'S7', batchNo: 'A1' }],
  [`]d201${gtin}21S7${GS}21S8`, 'format', {}],
  [`01${gtin}1727063010A121S7`, 'ambiguous', { gtin, expiry: '2027-06-30' }],
])('%j is none: %s', (text, reason, read) => {
  expect(parseTraceCode(text)).toMatchObject({ kind: 'unreadable', reason, read: { ...nothing, ...read } });
});

test('a string without separators is read if one of its meanings has an expected batch', () => {
  expect(parseTraceCode(`01${gtin}1727063010A121S7`, ['B2', 'a1'])).toMatchObject(full);
  expect(parseTraceCode(`01${gtin}21S710A1`, ['A1'])).toMatchObject({ ...gs1, batchNo: 'A1' });
  expect(parseTraceCode(`01${gtin}1727063010A121S7`, ['B2'])).toMatchObject({ reason: 'ambiguous' });
});

test('batch numbers are the same however they are written', () => {
  expect(isSameBatchNo('a240301', ' Ａ240 301')).toBe(true);
  expect(isSameBatchNo('A240301', 'A240302')).toBe(false);
});

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''));
const withCheckDigit = (text: string) => [...'0123456789'].map((digit) => text + digit).find(hasGs1CheckDigit) ?? text;
const value = fc.stringMatching(/^[0-9A-Z./-]{1,20}$/);
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const pack = fc.record({
  gtin: digits(13).map(withCheckDigit),
  serial: value,
  batchNo: fc.option(value),
  expiry: fc.option(day),
  producedOn: fc.option(day),
});
type Pack = typeof pack extends fc.Arbitrary<infer P> ? P : never;

const shortDay = (text: string | null) => text?.slice(2).replaceAll('-', '') ?? null;
const elementsOf = ({ gtin, serial, batchNo, expiry, producedOn }: Pack) =>
  [
    ['01', gtin],
    ['21', serial],
    ['10', batchNo],
    ['17', shortDay(expiry)],
    ['11', shortDay(producedOn)],
  ].filter((each): each is [string, string] => each[1] !== null);
const expected = ({ gtin, ...others }: Pack) => ({
  kind: 'gs1',
  code: `(01)${gtin}(21)${others.serial}`,
  prefix: gtin,
  ...others,
});
/** A pack and its elements in some order. */
const written = pack.chain((each) => {
  const elements = elementsOf(each);
  const order = fc.shuffledSubarray(elements, { minLength: elements.length });
  return fc.record({ pack: fc.constant(each), elements: order });
});
const isVariable = (ai: string) => ai === '10' || ai === '21';
const separated = (elements: [string, string][]) =>
  elements.map(([ai, text]) => ai + text + (isVariable(ai) ? GS : '')).join('');

test('built barcodes are read back in any order of elements, and their codes read as themselves', () => {
  fc.assert(
    fc.property(written, fc.boolean(), ({ pack, elements }, isBracketed) => {
      const text = isBracketed ? elements.map(([ai, text]) => `(${ai})${text}`).join('') : separated(elements);
      const read = parseTraceCode(isBracketed ? text : `]d2${text}`);
      expect(read).toEqual(expected(pack));
      expect(parseTraceCode((read as { code: string }).code)).toMatchObject({ code: expected(pack).code });
    }),
  );
});

test('without separators it is read or reported as ambiguous, and the certain parts are right', () => {
  fc.assert(
    fc.property(written, fc.boolean(), ({ pack, elements }, isKnown) => {
      const batchNos = isKnown && pack.batchNo ? [pack.batchNo] : [];
      const read: TraceCode = parseTraceCode(elements.map(([ai, text]) => ai + text).join(''), batchNos);
      if (read.kind !== 'unreadable') {
        expect(read).toEqual(expected(pack));
        return;
      }
      expect(read.reason).toBe('ambiguous');
      for (const [key, sure] of Object.entries(read.read)) expect([null, pack[key as keyof Pack]]).toContain(sure);
    }),
  );
});

test('a wrong check digit never passes', () => {
  fc.assert(
    fc.property(pack, fc.nat(13), fc.integer({ min: 1, max: 9 }), ({ gtin, serial }, index, by) => {
      const wrong = gtin.slice(0, index) + ((Number(gtin[index]) + by) % 10) + gtin.slice(index + 1);
      expect(parseTraceCode(`]d201${wrong}21${serial}`)).toMatchObject({ reason: 'checkDigit' });
      expect(parseTraceCode(`01${wrong}21${serial}`).kind).toBe('unreadable');
    }),
  );
});

test('full width means the same as half width, and no text throws', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'0123456789A()]d', GS), maxLength: 60 }),
    written.map(({ elements }) => separated(elements)),
  );
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(anyText, (text) => {
      expect(parseTraceCode(wide(text))).toEqual(parseTraceCode(text));
    }),
  );
});
