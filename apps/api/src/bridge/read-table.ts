import contract from '@yaoji/api-client/erp.openapi.json' with { type: 'json' };
import { fieldOfHead, isSameHead, mostTitleLines, parseExpiry, readRows } from '@yaoji/price-list';

/** A row as JSON, with the line of the file that it starts at. */
export type TableRow = { line: number; row: Record<string, unknown> };

/** The columns that a file can have: the fields of these schemas of the contract, and `columns` by their titles. */
export type TableShape = {
  schemas: readonly (keyof typeof contract.components.schemas)[];
  columns?: Readonly<Record<string, Property>>;
  /** The column that a header row has. */
  key: string;
};

type Property = {
  title?: string;
  type?: string | string[];
  format?: string;
  enum?: readonly unknown[];
  description?: string;
  items?: Property;
  $ref?: string;
};

export class BadHeadsError extends Error {}

/** Heads of a code, next to those of price lists. */
const codeHeads = ['商品编号', '客户编码', '客户编号'];

const words: Readonly<Record<string, boolean>> = {
  是: true,
  否: false,
  '1': true,
  '0': false,
  true: true,
  false: false,
  处方药: true,
  非处方药: false,
};

// The cast: all schemas of the contract have this shape.
const schemas = contract.components.schemas as unknown as Record<
  string,
  Property & { properties?: Record<string, Property> }
>;

const resolve = ({ $ref, ...property }: Property): Property => ({
  ...($ref && schemas[$ref.replace('#/components/schemas/', '')]),
  ...property,
});

/** The fields of a shape that fit in a cell. */
const fieldsOf = ({ schemas: names, columns }: TableShape): Record<string, Property> => {
  const all = names.flatMap((name) => Object.entries(schemas[name]?.properties ?? {}));
  const resolved = all.map(([name, property]) => [name, resolve(property)] as const);
  const fit = resolved.filter(([name, { items }]) => !items || items.type === 'string' || name === 'tiers');
  return { ...Object.fromEntries(fit), ...columns };
};

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const columnOf = (head: string, fields: Record<string, Property>): string | null => {
  if (head.trim() === '') return null;
  const named = Object.entries(fields).find(
    ([name, { title }]) => isSameHead(name, head) || (title !== undefined && isSameHead(title, head)),
  );
  if (named) return named[0];
  if ('code' in fields && codeHeads.some((each) => isSameHead(each, head))) return 'code';
  const known = fieldOfHead(head);
  const name = known === 'stock' ? 'quantity' : camelCase(known ?? '');
  return name in fields ? name : null;
};

/** The value whose Chinese word is `cell`, by a description such as `paid 待发货, done 已完成`. */
const valueOfWord = (cell: string, { enum: values = [], description = '' }: Property) =>
  values.find((value) => description.split(/[,.]/).some((part) => part.trim() === `${value} ${cell}`)) ?? cell;

/** A month means its last day only where something expires. */
const dayOf = (name: string, cell: string) => {
  const isMonth = /^\d{4}(?:\d\d|\D\d{1,2}月?)$/.test(cell);
  if (isMonth && !/^expir/.test(name)) return cell;
  try {
    return parseExpiry(cell);
  } catch {
    return cell;
  }
};

/** `10:18.20; 50:17.50` as tiers. */
const tiersOf = (cell: string) => {
  if (cell === '无') return [];
  const tiers = cell.split(/[;；,，\s]+/).map((tier) => /^(\d[\d.]*)[:：](\d[\d.]*)$/.exec(tier));
  return tiers.every((tier) => tier !== null) ? tiers.map(([, number, price]) => ({ number, price })) : cell;
};

/** A cell as JSON. An unknown form stays a text, so the server refuses the row and names the field. */
const readCell = (name: string, cell: string, property: Property): unknown => {
  const { type, format, items } = property;
  if (name === 'tiers') return tiersOf(cell);
  if (items) return cell.split(/[、,，;；\s]+/).flatMap((each) => (each === '' ? [] : valueOfWord(each, items)));
  if (cell === '无' && type?.includes('null')) return null;
  if (format === 'date') return type?.includes('null') && cell === '长期' ? null : dayOf(name, cell);
  if (property.enum) return valueOfWord(cell, property);
  if (type === 'boolean') return words[cell] ?? cell;
  return cell;
};

const asNumber = (value: unknown, { type }: Property) =>
  [type].flat().includes('integer') && typeof value === 'string' && /^\d+%?$/.test(value)
    ? Number.parseInt(value, 10)
    : value;

/** The rows of a file, and its headers that mean nothing here. Throws if it can't be read or has no header row. */
export const readTable = async (path: string, shape: TableShape): Promise<{ rows: TableRow[]; unknown: string[] }> => {
  const fields = fieldsOf(shape);
  let columns: (string | null)[] | undefined;
  let unknown: string[] = [];
  const rows: TableRow[] = [];
  for await (const { line, cells, problem } of readRows(path)) {
    if (problem) throw problem;
    if (!columns) {
      const heads = cells.map((cell) => columnOf(cell, fields));
      if (heads.includes(shape.key)) {
        columns = heads;
        unknown = cells.filter((cell, index) => cell.trim() !== '' && heads[index] === null);
        const twice = heads.findIndex((name, index) => name !== null && heads.indexOf(name) < index);
        const first = cells[heads.indexOf(heads[twice] ?? null)];
        if (twice >= 0) throw new BadHeadsError(`“${first}”和“${cells[twice]}”是同一项，请只留一列`);
      } else if (line > mostTitleLines) break;
      continue;
    }
    const filled = columns.flatMap((name, index) => {
      const cell = (cells[index] ?? '').trim();
      const field = fields[name ?? ''];
      return name && field && cell !== '' ? [[name, asNumber(readCell(name, cell, field), field)] as const] : [];
    });
    if (filled.length > 0) rows.push({ line, row: Object.fromEntries(filled) });
  }
  if (!columns) throw new BadHeadsError(`没有${fields[shape.key]?.title ?? shape.key}列`);
  return { rows, unknown };
};
