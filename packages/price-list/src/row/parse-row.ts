import { containsEphedrine, controlOfMark } from '../forbidden/control-of-name.ts';
import { findForbidden } from '../forbidden/find-forbidden.ts';
import { ListError, type Note } from '../problem.ts';
import { parseBarcode } from './barcode.ts';
import { cleanOptional, cleanText, spreadsheetError } from './clean-text.ts';
import { dosageFormOf } from './dosage-form.ts';
import { parseExpiry } from './expiry.ts';
import { type CatalogueRow, type Field, fieldNames, type PlainFact, plainFacts } from './fields.ts';
import type { Batch, GoodsEntry, GoodsFacts } from './goods-entry.ts';
import { identityOf } from './identity.ts';
import { parseCaseSize, parseGrams, parseLadder, parsePrice, parseQuantity, parseVatRate, unitIn } from './numbers.ts';
import { categoryOfScope, scopeOf, vatRateOfScope } from './scope.ts';
import { parseTags } from './tags.ts';
import { namedUnit, unitOf } from './unit.ts';

/** Columns that are sections of the package insert, in its order. */
export const insertTitles = {
  indications: '适应症/功能主治',
  dosage: '用法用量',
  adverse_reactions: '不良反应',
  contraindications: '禁忌',
  precautions: '注意事项',
} satisfies Partial<Record<Field, string>>;

const longestSection = 4000;

const longest: Partial<Record<Field, number>> = {
  name: 200,
  approval_no: 200,
  storage: 1000,
  standard: 500,
  ...Object.fromEntries(Object.keys(insertTitles).map((field) => [field, longestSection])),
};
const longestOther = 500;

const periods = {
  order: 'order',
  day: 'day',
  week: 'week',
  month: 'month',
  单: 'order',
  日: 'day',
  天: 'day',
  周: 'week',
  月: 'month',
} as const;

const parseFlag = (text: string, field: Field): boolean => {
  if (/^(1|y|yes|true|是|控销|√|有)$/i.test(text)) return true;
  if (/^(0|n|no|false|否|非控销|不控销|×|x)$/i.test(text)) return false;
  throw new ListError('noFlag', { field, cell: text });
};

/** Reads 处方药, RX, 甲类OTC, 非处方药, or a flag. */
const parsePrescription = (text: string): boolean => {
  if (/非处方|otc|[甲乙]类/i.test(text)) return false;
  return /处方|^rx$/i.test(text) || parseFlag(text, 'is_prescription');
};

const parsePeriod = (text: string): GoodsFacts['capPeriod'] => {
  const period = periods[text.replace(/^每/, '') as keyof typeof periods];
  if (period === undefined) throw new ListError('noPeriod', { field: 'cap_period', cell: text });
  return period;
};

/** The most levels of a category, and the most characters of each name. */
export const categoryLimits = { levels: 4, characters: 40 };

/** The names in a category path, from the root. */
export const categoryNames = (text: string): string[] =>
  text
    .split(/[>＞|→\\/／]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const parseCategory = (text: string): string[] =>
  categoryNames(text)
    .slice(0, categoryLimits.levels)
    .map((name) => [...name].slice(0, categoryLimits.characters).join(''));

/** Approval numbers without spaces and in capitals; several are separated by `；`. */
const cleanApprovalNo = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/批准文号[::]?|注册证号[::]?/g, '')
    .split(/[;；,，、\n]+|(?<=\d{8})[/\s]+(?=[\p{L}])/u)
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => part !== '')
    .join('；');

type Cells = (field: Field) => string;

/** Reads the cells of a row as clean text; '' if absent or empty. */
const cellsOf =
  (row: CatalogueRow): Cells =>
  (field) => {
    const value = cleanOptional(row[field]);
    const limit = longest[field] ?? longestOther;
    if (value.length > limit) throw new ListError('tooLong', { field, limit });
    if (value.includes('\ufffd')) throw new ListError('damaged', { field });
    return value;
  };

const refuseErrors = (row: CatalogueRow) => {
  for (const field of fieldNames) {
    const cell = row[field]?.trim() ?? '';
    if (spreadsheetError.test(cell)) throw new ListError('spreadsheetError', { field, cell });
  }
};

const nameOf = (row: CatalogueRow): string => {
  const name = cleanText(row.name ?? '');
  if (name === '' || !/[\p{L}\p{N}]/u.test(name)) throw new ListError('missing', { field: 'name' });
  if (name.length > 200) throw new ListError('tooLong', { field: 'name', limit: 200 });
  if (name.includes('\ufffd')) throw new ListError('damaged', { field: 'name' });
  return name;
};

type State = <Key extends keyof GoodsFacts>(key: Key, value: GoodsFacts[Key] | undefined) => void;

/** Reads prices, quantities and other terms of sale. */
const stateSale = (row: CatalogueRow, text: Cells, unit: string, state: State, notes: Note[]) => {
  const quantity = (field: Field) => (text(field) === '' ? undefined : parseQuantity(text(field), field, unit));
  state('price', row.price === undefined ? undefined : parsePrice(row.price, 'price', unit));
  state('basePrice', row.base_price ? parsePrice(row.base_price, 'base_price', unit) : undefined);
  state('marketPrice', row.market_price ? parsePrice(row.market_price, 'market_price', unit) : undefined);
  state('cost', row.cost ? parsePrice(row.cost, 'cost', unit) : undefined);
  const packStep = quantity('pack_step');
  state('packStep', packStep !== undefined && Number(packStep) > 0 ? packStep : undefined);
  const packSize = quantity('pack_size');
  state('packSize', packSize && Number(packSize) > 0 ? packSize : undefined);
  const caseSize = text('case_size') === '' ? undefined : parseCaseSize(text('case_size'), unit);
  if (caseSize === null) notes.push({ code: 'oddCaseSize', facts: { field: 'case_size', cell: text('case_size') } });
  state('caseSize', caseSize ?? undefined);
  state('purchaseCap', quantity('purchase_cap'));
  state('capPeriod', text('cap_period') ? parsePeriod(text('cap_period')) : undefined);
  state('freeShippingNumber', quantity('free_shipping_number'));
  const weight = text('weight_grams');
  state('weightGrams', weight === '' ? undefined : parseGrams(weight));
  state('vatRate', text('vat_rate') ? parseVatRate(text('vat_rate')) : undefined);
  state('isControlled', text('is_controlled') ? parseFlag(text('is_controlled'), 'is_controlled') : undefined);
  state('isPrescription', text('is_prescription') ? parsePrescription(text('is_prescription')) : undefined);
};

/** The batch of the row, if it has a stock; expired stock is not counted. */
const batchOf = (text: Cells, unit: string, today: string, notes: Note[]): Batch | undefined => {
  const expiry = text('expiry') === '' ? null : parseExpiry(text('expiry'));
  const stock = text('stock') === '' ? undefined : parseQuantity(text('stock'), 'stock', unit);
  if (stock !== undefined && Number(stock) > 0 && expiry && expiry < today) {
    notes.push({ code: 'expiredBatch', facts: { field: 'expiry', cell: text('expiry') } });
    return { batchNo: text('batch_no'), expiry, quantity: '0.000' };
  }
  return stock === undefined ? undefined : { batchNo: text('batch_no'), expiry, quantity: stock };
};

/** The ERP's code, in the form that its interface takes, unless a spreadsheet has rewritten it. */
const codeOf = (text: string, notes: Note[]): string | undefined => {
  if (text === '') return undefined;
  if (/^[^\s\p{C}]{1,60}$/u.test(text) && !/^\d(\.\d+)?e\+?\d+$/i.test(text)) return text;
  notes.push({ code: 'oddCode', facts: { field: 'code', cell: text } });
  return undefined;
};

/** One for each kind of pack; for a full code, its prefix. */
const tracePrefixesOf = (text: string, notes: Note[]): string[] => {
  const parts = text
    .normalize('NFKC')
    .split(/[\s,;、/]+/)
    .filter((part) => part !== '');
  const prefixes = parts.flatMap((part) => /^(8\d{6})(?:\d{13})?$/.exec(part)?.[1] ?? /^\d{14}$/.exec(part)?.[0] ?? []);
  if (prefixes.length < parts.length)
    notes.push({ code: 'oddTracePrefix', facts: { field: 'trace_prefix', cell: text } });
  return [...new Set(prefixes)];
};

const insertOf = (text: Cells): GoodsEntry['detail']['insert'] =>
  Object.entries(insertTitles).flatMap(([field, title]) => {
    const section = text(field as Field); // Its keys are fields.
    return section === '' ? [] : [{ title, text: section }];
  });

/** The cells that identify the product. */
const identifying = (row: CatalogueRow, text: Cells) => ({
  name: nameOf(row),
  maker: text('maker'),
  spec: text('spec'),
  approvalNo: cleanApprovalNo(text('approval_no')),
  stdCode: text('std_code').replaceAll(/\s/g, ''),
  dosageForm: text('dosage_form'),
  barcode: parseBarcode(text('barcode')) ?? '',
});

/** The product of a row, even a rejected one; null if it cannot be identified. */
export const identityOfRow = (row: CatalogueRow): string | null => {
  try {
    return identityOf(identifying(row, cellsOf(row)));
  } catch (error) {
    if (error instanceof ListError) return null;
    throw error;
  }
};

/**
 * Reads one row. Throws a `ListError` with the reason if it cannot be used. Absent columns and empty cells leave the
 * product unchanged, except that an empty `price` means 暂无报价.
 */
export const parseRow = (row: CatalogueRow, today: string): GoodsEntry => {
  refuseErrors(row);
  const text = cellsOf(row);
  const identity = identifying(row, text);
  const { name, maker, spec, approvalNo, stdCode, dosageForm: statedForm, barcode } = identity;
  const category = text('category');
  const commonName = text('common_name');
  const special = controlOfMark(text('special_control'));
  const facts = { name, commonName, category, dosageForm: statedForm, approvalNo, maker };
  const forbidden = findForbidden(facts) ?? special.forbiddenKind;
  if (forbidden) throw new ListError('forbidden', { kind: forbidden });

  const scope = scopeOf({ scope: text('scope'), approvalNo, category, dosageForm: statedForm });
  const isMedicine = scope === '中成药' || scope === '化学药' || scope === '生物制品';
  const categoryPath = parseCategory(category);
  const inferredCategory = categoryOfScope[scope];

  const stated: Partial<GoodsFacts> = {};
  const state: State = (key, value) => {
    if (value !== undefined) stated[key] = value;
  };
  for (const [fact, field] of Object.entries(plainFacts)) state(fact as PlainFact, text(field) || undefined); // its keys
  state('barcode', barcode || undefined);
  state('stdCode', stdCode || undefined);
  state('pinyinCode', text('pinyin_code').toLowerCase() || undefined);
  state('approvalNo', approvalNo || undefined);
  const inNumbers = [unitIn(row.price ?? '', 'price'), unitIn(row.stock ?? '', 'quantity')];
  const unit = unitOf(namedUnit(text('unit'), spec), inNumbers, isMedicine);
  state('unit', text('unit') || inNumbers.includes(unit) ? unit : undefined);
  state('scope', text('scope') ? scope : undefined);
  const notes: Note[] = [];
  stateSale(row, text, unit, state, notes);
  if (barcode === '' && text('barcode') !== '')
    notes.push({ code: 'oddBarcode', facts: { field: 'barcode', cell: text('barcode') } });
  const { tags, unknown } = parseTags(text('tags'));
  for (const tag of unknown) notes.push({ code: 'unknownTag', facts: { field: 'tags', cell: tag } });
  const ladder = text('ladder') === '' ? undefined : parseLadder(text('ladder'), unit);
  const batch = batchOf(text, unit, today, notes);

  const defaults = {
    dosageForm: statedForm || dosageFormOf(name, scope),
    unit,
    scope,
    vatRate: vatRateOfScope(scope),
  };
  return {
    identity: identityOf(identity),
    code: codeOf(text('code'), notes),
    name,
    maker,
    spec,
    stated,
    defaults,
    containsEphedrine: special.containsEphedrine || containsEphedrine(name, commonName),
    categoryPath: categoryPath.length > 0 ? categoryPath : null,
    defaultCategory: inferredCategory ? [inferredCategory] : null,
    tags: text('tags') === '' ? undefined : tags,
    ladder,
    batch,
    tracePrefixes: tracePrefixesOf(text('trace_prefix'), notes),
    detail: {
      approvalHolder: text('approval_holder') || undefined,
      storage: text('storage') || undefined,
      standard: text('standard') || undefined,
      insert: insertOf(text),
    },
    notes,
  };
};
