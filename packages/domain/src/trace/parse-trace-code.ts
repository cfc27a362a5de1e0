import { normalizeText } from '../validation/normalize-text.ts';
import { isSameBatchNo } from './batch-no.ts';
import { readBracketed, readElementString, SEPARATOR } from './element-string.ts';
import { type Gs1Elements, possibleElements, understandElements } from './gs1-elements.ts';
import { hasGs1CheckDigit } from './gtin.ts';

/** A code that identifies a single pack. */
export interface ReadTraceCode extends Omit<Gs1Elements, 'gtin'> {
  /** `drug`: 20 digits; `gs1`: GTIN and serial number; `sscc`: a case or pallet (logistic unit). */
  kind: 'drug' | 'gs1' | 'sscc';
  /** The normalised code, for storing and comparing: `8…`, `(01)…(21)…` or `(00)…`. Parsing it returns it unchanged. */
  code: string;
  /** Identifies the product: the first 7 digits of a drug trace code, or the GTIN; null for a logistic unit. */
  prefix: string | null;
}

/** Why a text is not a trace code. */
export type TraceCodeReason = 'empty' | 'format' | 'checkDigit' | 'date' | 'noSerial' | 'ambiguous' | 'barcode';

/** A text that is not a trace code: the reason, a sentence to show, and the parts that are certain. */
export interface UnreadTraceCode {
  kind: 'unreadable';
  reason: TraceCodeReason;
  message: string;
  read: Gs1Elements;
}

/** A parsed trace code, or the error. */
export type TraceCode = ReadTraceCode | UnreadTraceCode;

const MESSAGES: Record<TraceCodeReason, string> = {
  empty: '没有扫到内容',
  format: '不是追溯码：应为8开头的20位数字，或带序列号的GS1码',
  checkDigit: '校验位不对，请重扫',
  date: '码里的日期不对，请重扫',
  noSerial: '条码不含序列号，无法追溯到最小包装',
  ambiguous: '扫码枪未输出 GS 分隔符，无法区分批号与序列号；请打开 GS（FNC1）输出',
  barcode: '这是商品条码，不是追溯码',
};

const NOTHING: Gs1Elements = { gtin: null, serial: null, batchNo: null, expiry: null, producedOn: null };
const DRUG_CODE = /^8\d{19}$/;
/** How scanners and files write a separator that they cannot send. */
const WRITTEN_SEPARATOR = /<GS>|\{GS\}|\^\]|\u241d|_x001D_/gi;
/** A scanner's prefix of a GS1 barcode: GS1-128, DataMatrix, QR code, DataBar. */
const GS1_SYMBOLOGY = /^\](?:C1|d2|Q3|e0)/;
const SYMBOLOGY = /^\][A-Za-z]\d/;
const OUTER_SEPARATORS = new RegExp(`^${SEPARATOR}+|${SEPARATOR}+$`, 'g');
const LONGEST = 200;

/**
 * Reads a pack's trace code as scanned, typed or pasted: the 20 digits of a drug trace code (追溯码, the first 7
 * identify medicine and pack; NMPAB/T 1002-2019), or a GS1 barcode with GTIN and serial number (GS1 General
 * Specifications 3 and 7). Ignores full-width forms, spaces and a scanner's prefix (`]d2`). Never throws. Scanners that
 * don't send FNC1 join batch and serial number. Such a string is read if it has one meaning only, or if `batchNos`, the
 * expected batches, decide. Years are of this century, and a day 00 is the last of its month. A drug trace code has no
 * public check digit.
 *
 * @example parseTraceCode('８１２３４５６ 0000000000017') // { kind: 'drug', code: '81234560000000000017', prefix: '8123456', … }
 * @example parseTraceCode(']d20109521234543213172706001 0A1\x1d21007') // { kind: 'gs1', code: '(01)09521234543213(21)007', expiry: '2027-06-30', batchNo: 'A1', … }
 * @example parseTraceCode('6901234567892') // { kind: 'unreadable', reason: 'barcode', … }
 */
export function parseTraceCode(text: string, batchNos: readonly string[] = []): TraceCode {
  const typed = normalizeText(text).replace(/\s/g, '').replace(WRITTEN_SEPARATOR, SEPARATOR);
  const code = typed.replace(SYMBOLOGY, '').replace(OUTER_SEPARATORS, '');
  if (code === '') return unread('empty');
  if (code.length > LONGEST) return unread('format');
  if (DRUG_CODE.test(code))
    return { ...NOTHING_ELSE, kind: 'drug', code, prefix: code.slice(0, 7), serial: code.slice(7) };
  if (/^(?:\d{8}|\d{12,14})$/.test(code)) return unread(hasGs1CheckDigit(code) ? 'barcode' : 'format');
  if (code.startsWith('(')) return understand(readBracketed(code));
  const isSeparated = code.includes(SEPARATOR) || GS1_SYMBOLOGY.test(typed);
  return isSeparated ? understand(readElementString(code)) : readUnseparated(code, batchNos);
}

const NOTHING_ELSE = { batchNo: null, expiry: null, producedOn: null };

function unread(reason: TraceCodeReason, read: Gs1Elements = NOTHING): UnreadTraceCode {
  return { kind: 'unreadable', reason, message: MESSAGES[reason], read };
}

function understand(elements: Map<string, string> | null): TraceCode {
  if (elements === null) return unread('format');
  const unit = elements.get('00');
  if (unit !== undefined) {
    if (!/^\d{18}$/.test(unit)) return unread('format');
    return hasGs1CheckDigit(unit)
      ? { ...NOTHING_ELSE, kind: 'sscc', code: `(00)${unit}`, prefix: null, serial: unit }
      : unread('checkDigit');
  }
  const understood = understandElements(elements);
  return typeof understood === 'string' ? unread(understood) : named(understood);
}

/** GTIN and serial number together identify a pack. */
function named(elements: Gs1Elements): TraceCode {
  const { gtin, serial, ...others } = elements;
  if (gtin === null) return unread('format', elements);
  if (serial === null) return unread('noSerial', elements);
  return { kind: 'gs1', code: `(01)${gtin}(21)${serial}`, prefix: gtin, serial, ...others };
}

function readUnseparated(code: string, batchNos: readonly string[]): TraceCode {
  const possible = possibleElements(code);
  const expected = possible.filter(
    ({ batchNo }) => batchNo !== null && batchNos.some((no) => isSameBatchNo(no, batchNo)),
  );
  const [first, ...more] = expected.length > 0 ? expected : possible;
  // Anything else may have elements that no medicine carries, or says itself what is wrong with it.
  if (!first) return understand(readElementString(code));
  return more.length === 0 ? named(first) : unread('ambiguous', common(first, more));
}

/** The parts that all readings share. */
function common(first: Gs1Elements, more: readonly Gs1Elements[]): Gs1Elements {
  const keys = Object.keys(first) as (keyof Gs1Elements)[];
  const agreed = keys.filter((key) => more.every((each) => each[key] === first[key]));
  return { ...NOTHING, ...Object.fromEntries(agreed.map((key) => [key, first[key]])) };
}
