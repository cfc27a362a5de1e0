import contract from '@yaoji/api-client/erp.openapi.json' with { type: 'json' };
import { fieldOfHead, isSameHead, parseExpiry, readRows } from '@yaoji/price-list';

/** A row of a lot, with the line of the file that it starts at. */
export type LotRow = { line: number; row: Record<string, unknown> };

/** Starts of file names, the calls that take their rows, and the contract's schema of a line. */
export const lots = [
  { path: '/erp/v1/goods', row: 'GoodsRow', names: ['goods', '商品'] },
  { path: '/erp/v1/prices', row: 'PriceRow', names: ['prices', '价格'] },
  { path: '/erp/v1/stock', row: 'BatchOnHand', names: ['stock', '库存'] },
  { path: '/erp/v1/buyers', row: 'BuyerRow', names: ['customers', '客户'] },
] as const;

export type LotKind = (typeof lots)[number];

type Property = { title?: string; type?: string | string[]; $ref?: string };

const codeHeads = ['编码', 'code', '商品编码', '商品编号', '货号', '客户编码', '客户编号', '存货编码'];
export class NoCodesError extends Error {}

const mostTitleLines = 20;

const buyerKinds: Readonly<Record<string, string>> = {
  药店: 'pharmacy',
  连锁: 'chain',
  诊所: 'clinic',
  医院: 'hospital',
  批发企业: 'wholesaler',
};
const flags: Readonly<Record<string, boolean>> = {
  是: true,
  否: false,
  '1': true,
  '0': false,
  true: true,
  false: false,
  处方药: true,
  非处方药: false,
};

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const columnOf = (head: string, properties: Record<string, Property>): string | null => {
  if (head.trim() === '') return null;
  if (codeHeads.some((each) => isSameHead(each, head))) return 'code';
  const named = Object.entries(properties).find(
    ([name, { title }]) => isSameHead(name, head) || (title !== undefined && isSameHead(title, head)),
  );
  if (named) return named[0];
  const known = fieldOfHead(head);
  const name = known === 'stock' ? 'quantity' : camelCase(known ?? '');
  return name in properties ? name : null;
};

/** A cell as JSON. What isn't understood stays a text, so the server refuses the row and names the field. */
const readCell = (name: string, cell: string, { type }: Property): unknown => {
  if (name === 'expiry') {
    try {
      return parseExpiry(cell) ?? cell;
    } catch {
      return cell;
    }
  }
  if (name === 'kind') return buyerKinds[cell] ?? cell;
  if (type === 'boolean') return flags[cell] ?? cell;
  if (type === 'integer' && /^\d+%?$/.test(cell)) return Number.parseInt(cell, 10);
  return cell;
};

const groupBatches = (found: readonly LotRow[]): LotRow[] => {
  const groups = new Map<unknown, LotRow & { row: { batches: unknown[] } }>();
  for (const { line, row } of found) {
    const { code, ...batch } = row;
    const group = groups.get(code) ?? { line, row: { code, batches: [] } };
    groups.set(code, group);
    // A line without a quantity says that none is there.
    if ('quantity' in batch) group.row.batches.push({ batchNo: '', expiry: null, ...batch });
  }
  return [...groups.values()];
};

/** The rows of a file, and its headers that mean nothing here. Throws if it can't be read or has no codes. */
export const readLot = async (path: string, kind: LotKind): Promise<{ rows: LotRow[]; unknown: string[] }> => {
  const all: Record<string, Property> = contract.components.schemas[kind.row].properties;
  // A cell holds no list.
  const properties = Object.fromEntries(Object.entries(all).filter(([, { type }]) => type !== 'array'));
  let columns: (string | null)[] | undefined;
  let unknown: string[] = [];
  const found: LotRow[] = [];
  for await (const { line, cells, problem } of readRows(path)) {
    if (problem) throw problem;
    if (!columns) {
      const heads = cells.map((cell) => columnOf(cell, properties));
      if (heads.includes('code')) {
        columns = heads;
        unknown = cells.filter((cell, index) => cell.trim() !== '' && heads[index] === null);
      } else if (line > mostTitleLines) break;
      continue;
    }
    const filled = columns.flatMap((name, index) => {
      const cell = (cells[index] ?? '').trim();
      return name && cell !== '' ? [[name, readCell(name, cell, properties[name] ?? {})] as const] : [];
    });
    if (filled.length > 0) found.push({ line, row: Object.fromEntries(filled) });
  }
  if (!columns) throw new NoCodesError('没有编码列');
  return { rows: kind.row === 'BatchOnHand' ? groupBatches(found) : found, unknown };
};
