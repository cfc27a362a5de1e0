import { examplesOf, type InspectedList, type List, nameColumn } from '../list/inspect-list.ts';
import type { LineKind } from '../list/line-kind.ts';
import { noteWords } from '../problem.ts';
import type { GoodsEntry } from '../row/goods-entry.ts';
import type { GoodsOutcome, ImportReport } from './write-rows.ts';

const shownAtMost = 20;

/** The first lines, and the number of further ones. */
const firstOf = (lines: string[], count = lines.length): string[] => [
  ...lines.slice(0, shownAtMost).map((line) => `  ${line}`),
  ...(count > shownAtMost ? [`  … and ${count - shownAtMost} more`] : []),
];

const describeList = ({ sheet, headLine, lines, columns, sample, otherReadings, unknown }: List): string[] => [
  `${sheet === '' ? 'The list' : `Sheet "${sheet}"`}: header on line ${headLine}, ${lines} lines below it`,
  ...[...columns]
    .sort((one, other) => one.position - other.position)
    .map(({ field, head, position, by }) => {
      const how = { head: '', content: ', recognised by its content', option: ', set by --column' }[by];
      return `  ${field}: ${nameColumn(head, position, examplesOf(sample, position))}${how}`;
    }),
  ...otherReadings.map(
    ({ field, head, position, examples }) => `  ${field} could also be ${nameColumn(head, position, examples)}`,
  ),
  ...(unknown.length > 0 ? [`Skipped unknown columns: ${unknown.join(', ')}`] : []),
];

/** Describes how a file is read. */
export const describeLists = ({ lists, leftOut }: InspectedList): string[] => [
  ...lists.flatMap(describeList),
  ...leftOut.map(({ sheet, reason }) => `Skipped sheet "${sheet}": ${reason}`),
];

/** Lines that are not products, with the first line of each kind. */
export const describeNoGoods = (noGoods: Map<LineKind, number[]>): string[] => {
  const kinds = [...noGoods].map(([kind, lines]) => {
    const shown = `${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ', …' : ''}`;
    return `${kind} ${lines.length} (line ${shown})`;
  });
  return kinds.length === 0 ? [] : [`Lines without a product: ${kinds.join(', ')}`];
};

export const describeNotes = ({ notes }: ImportReport): string[] =>
  [...notes].map(([code, count]) => `${count} rows: ${noteWords[code]}`);

/** Larger price changes are shown one by one. */
const largeChange = 0.3;

/** Collects price changes. */
export class PriceChanges {
  #raised = 0;
  #lowered = 0;
  #gained = 0;
  #lost = 0;
  #largeCount = 0;
  readonly #large: { name: string; before: string; after: string }[] = [];
  #belowCount = 0;
  readonly #below: { name: string; price: string; floor: string }[] = [];

  add({ name, spec, maker }: GoodsEntry, { price, below }: GoodsOutcome) {
    if (below && ++this.#belowCount <= shownAtMost)
      this.#below.push({ name: [name, spec, maker].filter(Boolean).join(' '), ...below });
    if (!price) return;
    const { before, after } = price;
    if (before === null) this.#gained++;
    else if (after === null) this.#lost++;
    else {
      const share = Number(after) / Number(before) - 1;
      if (share > 0) this.#raised++;
      else this.#lowered++;
      if (Math.abs(share) <= largeChange || ++this.#largeCount > shownAtMost) return;
      this.#large.push({ name: [name, spec, maker].filter(Boolean).join(' '), before, after });
    }
  }

  /** Number of price changes by kind, the first large ones, and the first below their floor. */
  figures() {
    const [raised, lowered, gained, lost] = [this.#raised, this.#lowered, this.#gained, this.#lost];
    const [largeCount, belowCount] = [this.#largeCount, this.#belowCount];
    return { raised, lowered, gained, lost, largeCount, large: this.#large, belowCount, below: this.#below };
  }

  describe(): string[] {
    const parts = [
      this.#raised > 0 && `${this.#raised} raised`,
      this.#lowered > 0 && `${this.#lowered} lowered`,
      this.#gained > 0 && `${this.#gained} added`,
      this.#lost > 0 && `${this.#lost} removed`,
    ].filter(Boolean);
    const below = this.#below.map(({ name, price, floor }) => `${name}: ${price}, floor ${floor}`);
    const belowLines = below.length > 0 ? ['Below their floor:', ...firstOf(below, this.#belowCount)] : [];
    if (parts.length === 0) return belowLines;
    return [
      `Prices: ${parts.join(', ')}`,
      ...(this.#largeCount > 0 ? [`${this.#largeCount} of them changed by more than 30 %:`] : []),
      ...firstOf(this.#large.map(describeChange), this.#largeCount),
      ...belowLines,
    ];
  }
}

const describeChange = ({ name, before, after }: { name: string; before: string; after: string }) => {
  const share = Number(after) / Number(before) - 1;
  return `${name}: ${before} → ${after} (${share > 0 ? '+' : ''}${Math.round(share * 100)} %)`;
};

export const describeGone = (
  gone: readonly { id: number; name: string; spec: string; maker: string }[],
  ending: string,
): string[] =>
  gone.length === 0
    ? []
    : [
        `${gone.length} products on sale are missing from the list${ending}:`,
        ...firstOf(gone.map(({ id, name, spec, maker }) => [id, name, spec, maker].filter(Boolean).join(' '))),
      ];

export const describeRejects = (rejects: string[], count: number): string[] =>
  count === 0 ? [] : [`${count} rows would be rejected, or imported incompletely:`, ...firstOf(rejects, count)];

export const sumUp = (report: ImportReport) =>
  `${report.read} rows: inserted ${report.inserted}, updated ${report.updated}, unchanged ${report.unchanged}, rejected ${report.rejected}`;
