import { formatDay } from '@yaoji/domain';
import { Checkbox, type DataColumn, formatMoney } from '@yaoji/ui';
import { columnsOf } from '#pages/parts/columns.tsx';
import * as css from '#pages/parts/page.css.ts';
import * as own from './goods-page.css.ts';
import { type Edits, fieldNames, type Goods } from './use-edits.ts';

const periods: Readonly<Record<Goods['capPeriod'], string>> = {
  order: '每单',
  day: '每天',
  week: '每周',
  month: '每月',
};

type FigureField = 'price' | 'cost' | 'packStep' | 'caseSize' | 'purchaseCap';

type FlagField = 'isListed' | 'isPinned';

type ColumnsInput = {
  rows: readonly Goods[];
  /** Null makes the table read-only. */
  edits: Edits | null;
  onOpen: (goods: Goods) => void;
};

const { text, figure } = columnsOf<Goods>();

/** The columns of the table; with edits, editable ones are fields. */
export const goodsColumns = ({ rows, edits, onOpen }: ColumnsInput): DataColumn<Goods>[] => {
  const field = (id: FigureField, width: number) =>
    figure(fieldNames[id], width, (row) =>
      edits ? <Figure id={id} row={row} rows={rows} edits={edits} /> : shown(id, row[id]),
    );
  const flag = (id: FlagField, yes: string, no: string) =>
    text(fieldNames[id], 56, (row) => (edits ? <Flag id={id} row={row} edits={edits} /> : row[id] ? yes : no), {
      align: 'center',
    });
  return [
    {
      id: 'name',
      header: '商品',
      wide: true,
      cell: (row) => (
        <button type="button" className={own.name} onClick={() => onOpen(row)}>
          <span className={css.strong}>{row.name}</span>{' '}
          <span className={css.muted}>
            {row.spec} · {row.maker}
          </span>
          {row.nextPrice && (
            <span className={css.warning}>
              {' '}
              {formatDay(row.nextPrice.startsAt).slice(5)} 起 {formatMoney(row.nextPrice.price)}
            </span>
          )}
        </button>
      ),
    },
    field('price', 88),
    // Absent if the role may not see it.
    ...(rows.some(({ cost }) => cost !== undefined) ? [field('cost', 80)] : []),
    text('单位', 48, ({ unit }) => unit),
    field('packStep', 80),
    field('caseSize', 72),
    field('purchaseCap', 72),
    text(fieldNames.capPeriod, 84, (row) => (edits ? <Period row={row} edits={edits} /> : periods[row.capPeriod]), {
      priority: 'laptop',
    }),
    figure('库存', 72, ({ stock }) => stock),
    figure('7天销量', 72, ({ sold }) => sold),
    figure('最近效期', 96, ({ expiry }) => expiry ?? '—', { priority: 'laptop' }),
    flag('isPinned', '是', '—'),
    flag('isListed', '在售', '下架'),
  ];
};

const shown = (id: FigureField, value: string | null | undefined) =>
  value == null ? '—' : id === 'price' || id === 'cost' ? formatMoney(value) : value;

type CellProps = { row: Goods; edits: Edits };

type FigureProps = CellProps & { id: FigureField; rows: readonly Goods[] };

function Figure({ id, row, rows, edits }: FigureProps) {
  const at = rows.indexOf(row);
  const set = (goods: Goods | undefined, text: string) => goods && edits.set(goods, id, text.trim());
  return (
    <input
      className={own.figure}
      inputMode="decimal"
      aria-label={`${row.name} ${fieldNames[id]}`}
      value={edits.valueOf(row, id) ?? ''}
      onFocus={(event) => event.target.select()}
      onChange={(event) => set(row, event.target.value)}
      onPaste={(event) => {
        const lines = event.clipboardData.getData('text').trimEnd().split(/\r?\n/);
        if (lines.length < 2) return;
        event.preventDefault();
        lines.forEach((line, index) => void set(rows[at + index], line));
      }}
      onKeyDown={(event) => {
        const above = rows[at - 1];
        if (event.key !== 'd' || !(event.ctrlKey || event.metaKey) || !above) return;
        event.preventDefault();
        set(row, edits.valueOf(above, id) ?? '');
      }}
      {...(edits.isEdited(row, id) ? { 'data-edited': '' } : {})}
    />
  );
}

function Period({ row, edits }: CellProps) {
  return (
    <select
      className={own.period}
      aria-label={`${row.name} ${fieldNames.capPeriod}`}
      value={edits.valueOf(row, 'capPeriod')}
      onChange={(event) => edits.set(row, 'capPeriod', event.target.value)}
      {...(edits.isEdited(row, 'capPeriod') ? { 'data-edited': '' } : {})}
    >
      {Object.entries(periods).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Flag({ id, row, edits }: CellProps & { id: FlagField }) {
  return (
    <Checkbox
      label={`${row.name} ${fieldNames[id]}`}
      labelHidden
      checked={Boolean(edits.valueOf(row, id))}
      onChange={(isOn) => edits.set(row, id, isOn ? 1 : 0)}
    />
  );
}
