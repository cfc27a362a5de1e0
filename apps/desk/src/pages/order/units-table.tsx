import { Button, TextField } from '@yaoji/ui';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import type { Order } from './order-page.tsx';

export const isQuantity = (text: string) => /^\d{1,11}(\.\d{1,3})?$/.test(text) && Number(text) > 0;

/** The typed quantities, by line. */
export type Typed = Readonly<Record<number, string>>;

/** Not a quantity, and not nothing. */
const isWrong = (text = '') => !/^\s*(0*|0+\.0*)\s*$/.test(text) && !isQuantity(text.trim());

/** Whether an entry cannot be read: its line would be left out. */
export const hasWrong = (typed: Typed) => Object.values(typed).some(isWrong);

/** The error of an entry of `lines`, by its place in the request. */
export const problemOfUnits = (problems: Readonly<Record<string, readonly string[]>>, place: number) =>
  (problems[`lines[${place}][quantity]`] ?? problems[`lines[${place}][lineId]`])?.[0];

type UnitsTableProps = {
  label: string;
  /** Of the product, of its units, and of the field. */
  heads: [string, string, string];
  rows: readonly (Order['lines'][number] & { left: string })[];
  typed: Typed;
  problemOf: (id: number) => string | undefined;
  onType: (typed: Typed) => void;
  autoFocus?: boolean;
};

/** Lines of an order, each with a quantity to type. */
export function UnitsTable({ label, heads, rows, typed, problemOf, onType, autoFocus = false }: UnitsTableProps) {
  const fill = (quantityOf: (line: (typeof rows)[number]) => string) =>
    onType(Object.fromEntries(rows.map((line) => [line.id, quantityOf(line)])));
  return (
    <>
      {rows.length > 1 && (
        <div className={css.buttons}>
          <Button tone="outline" size="small" onClick={() => fill(({ left }) => left)}>
            全部填满
          </Button>
          <Button tone="outline" size="small" onClick={() => fill(() => '')}>
            全部清空
          </Button>
        </div>
      )}
      <CardTable
        label={label}
        heads={heads}
        figures={[heads[1]]}
        rows={rows.map((line, index) => {
          const wrong = problemOf(line.id) ?? (isWrong(typed[line.id]) ? '数量格式不正确' : undefined);
          const problem = wrong ?? (line.hold || undefined);
          const name = (
            <>
              {line.name} <span className={css.muted}>{[line.spec, line.storage].filter(Boolean).join(' · ')}</span>
              {problem && <div className={css.warning}>{problem}</div>}
            </>
          );
          const field = (
            <TextField
              size="small"
              aria-label={`${line.name} ${heads[2]}`}
              value={typed[line.id] ?? ''}
              onChange={(value) => onType({ ...typed, [line.id]: value })}
              inputMode="decimal"
              invalid={wrong !== undefined}
              autoFocus={autoFocus && index === 0}
            />
          );
          return { key: line.id, cells: [name, `${line.left}${line.unit}`, field] };
        })}
      />
    </>
  );
}
