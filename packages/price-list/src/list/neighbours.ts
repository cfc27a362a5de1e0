import { fieldLabel, ListError } from '../problem.ts';
import { isOnRequest, saysNone } from '../row/numbers.ts';
import { readNumber } from '../row/read-number.ts';
import type { Column } from './find-columns.ts';

type CellType = 'empty' | 'number' | 'code' | 'date' | 'text';

const typeOf = (cell: string): CellType => {
  const text = cell.normalize('NFKC').trim();
  if (text === '') return 'empty';
  if (/^\d{4}(?:[-/年]\d{1,2}|\.\d{1,2}\.\d)/.test(text)) return 'date';
  if (/^\D{0,8}\d{8,}$/.test(text)) return 'code';
  const [, digits = '', behind = ''] =
    /^[^\d\p{Script=Han}]{0,2}(\d[\d.,]{0,30}(?:e[+-]?\d{1,4})?)(\D*)$/iu.exec(text) ?? [];
  if (digits !== '' && behind.length <= Math.max(2, digits.length)) return 'number';
  return 'text';
};

/** Whether a cell may say what its field says, but in another way than the others: 20280131, 10盒/件, a dash. */
const isReadable = (cell: string, field: string | undefined): boolean =>
  saysNone(cell) ||
  (field === 'expiry' && /^20\d{6}$/.test(cell.trim())) ||
  (field === 'case_size' && readNumber(cell, 'quantity', 0) !== null);

/** From this many filled cells a column shows what is usual. */
const enough = 5;
/** Columns whose values differ between products. */
const various: ReadonlySet<string> = new Set([
  'spec',
  'batch_no',
  'pinyin_code',
  'origin',
  'storage',
  'standard',
  'tags',
]);
/** A value this many times beyond 99 % of the others is out of range. */
const beyond = 20;
/** Number of sampled values for a column's range. */
const sampled = 1000;

class ColumnProfile {
  readonly counts: Record<CellType, number> = { empty: 0, number: 0, code: 0, date: 0, text: 0 };
  readonly #values: number[] = [];
  #range: [number, number] | undefined;
  #usual: CellType | null | undefined;

  add(cell: string) {
    this.#usual = undefined;
    const type = typeOf(cell);
    const seen = ++this.counts[type];
    if (type !== 'number') return;
    // Every value at first, then increasingly few, so that the sample covers all of the list.
    if (this.#values.length < sampled) this.#values.push(Number.parseFloat(cell.replaceAll(/[^\d.]/g, '')));
    else if (seen % 97 === 0) this.#values[seen % sampled] = Number.parseFloat(cell.replaceAll(/[^\d.]/g, ''));
    this.#range = undefined;
  }

  get filled() {
    const { number, code, date, text } = this.counts;
    return number + code + date + text;
  }

  /** The type of nearly all filled cells. */
  get usual(): CellType | null {
    if (this.#usual === undefined) this.#usual = this.#findUsual();
    return this.#usual;
  }

  #findUsual(): CellType | null {
    if (this.filled < enough) return null;
    const [type, count] = Object.entries(this.counts)
      .filter(([name]) => name !== 'empty')
      .reduce((most, next) => (next[1] > most[1] ? next : most));
    // Among few cells, one may belong to the current line.
    return count >= Math.min(0.95 * this.filled, this.filled - 1) ? (type as CellType) : null;
  }

  /** Of another type than nearly all others or, if the range is meaningful, far outside it. */
  isOdd(cell: string, hasRange: boolean): boolean {
    const { usual } = this;
    if (usual === null) return false;
    if (typeOf(cell) !== usual) return true;
    if (usual !== 'number' || !hasRange) return false;
    this.#range ??= this.#measure();
    const value = Number.parseFloat(cell.replaceAll(/[^\d.]/g, ''));
    return value > this.#range[1] * beyond || (value > 0 && value < this.#range[0] / beyond);
  }

  #measure(): [number, number] {
    const values = this.#values.filter((value) => value > 0).sort((a, b) => a - b);
    return [values[Math.floor(values.length * 0.01)] ?? 0, values[Math.floor(values.length * 0.99)] ?? Infinity];
  }
}

/** Usual properties of a list's lines: their width, and the type and range of each column. */
export class Neighbours {
  readonly #head: readonly string[];
  readonly #isText: boolean;
  readonly #columns: ColumnProfile[] = [];
  readonly #widths = new Map<number, number>();
  #lines = 0;

  constructor(head: readonly string[], isText: boolean) {
    this.#head = head;
    this.#isText = isText;
  }

  add(cells: readonly string[]) {
    this.#lines++;
    this.#widths.set(cells.length, (this.#widths.get(cells.length) ?? 0) + 1);
    for (const [position, cell] of cells.entries()) {
      this.#columns[position] ??= new ColumnProfile();
      this.#columns[position].add(cell);
    }
  }

  /** Number of cells per line of a text; null in a workbook, which omits empty cells at the end. */
  get #width(): number | null {
    if (!this.#isText) return null;
    const [width, count] = [...this.#widths].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0]);
    return count > 0.5 * this.#lines ? width : this.#head.length;
  }

  #share(position: number): number {
    return (this.#columns[position]?.filled ?? 0) / this.#lines;
  }

  /** Why the cells of a line seem shifted or cut off; null if they do not. */
  findShift(cells: readonly string[], columns: readonly Column[]): ListError | null {
    const width = this.#width;
    const head = this.#head.length;
    const isBeyond = cells.some(
      (cell, position) => position >= head && cell.trim() !== '' && this.#share(position) <= 0.5,
    );
    if (isBeyond || (width !== null && cells.length > Math.max(width, head))) {
      return new ListError('moreCells', { cells: cells.length, others: width ?? head });
    }
    if (width !== null && cells.length < width) {
      const complete = (this.#widths.get(width) ?? 0) / this.#lines;
      const missing = columns.filter(
        ({ position }) => position >= cells.length && this.#share(position) >= 0.9 * complete,
      );
      if (missing.length > 0) {
        return new ListError('cutOff', {
          cells: cells.length,
          others: width,
          missing: missing.map(({ field }) => field),
        });
      }
    }
    return this.#findOddCells(cells, columns);
  }

  /** Cells of another type than their column, and gaps where all others have values: two of them are no coincidence. */
  #findOddCells(cells: readonly string[], columns: readonly Column[]): ListError | null {
    const odd: string[] = [];
    const unusual: string[] = [];
    let gaps = 0;
    for (const [position, column] of this.#columns.entries()) {
      const cell = cells[position] ?? '';
      const type = typeOf(cell);
      const field = columns.find((each) => each.position === position)?.field;
      if (!column || column.filled < enough) continue;
      if (type === 'empty') {
        // The counts include the line itself.
        if (column.counts.empty - 1 <= 0.02 * this.#lines) gaps++;
      } else if (
        !various.has(field ?? '') &&
        !(field === 'price' && isOnRequest(cell)) &&
        column.isOdd(cell, field === 'price')
      ) {
        (isReadable(cell, field) ? unusual : odd).push(
          `${field ? fieldLabel(field) : this.#head[position]}“${cell.trim().slice(0, 30)}”`,
        );
      }
    }
    // Next to a gap, such a cell has more likely come from another column.
    if (gaps > 0) odd.push(...unusual);
    if (odd.length < 2 && (odd.length === 0 || gaps === 0)) return null;
    return new ListError('oddCells', { cells: odd });
  }
}
