import { useState } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { plain } from '../../theme/part-classes.ts';
import { Price } from '../price/price.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { chartScale, shortFigure } from './chart-scale.ts';
import * as css from './month-chart.css.ts';

const monthChartTexts = {
  month: '月份',
  income: '收入',
  spending: '支出',
  asTable: '以表格查看',
  empty: '还没有收支记录',
};

export type MonthFigures = {
  /** Below the bars, e.g. 9月. */
  label: string;
  /** Full name, e.g. 2026年9月. */
  name: string;
  /** Decimal strings. */
  income: string;
  spending: string;
};

export type MonthChartProps = {
  /** Accessible name, e.g. 近 12 个月收支. */
  label: string;
  /** Oldest first. */
  months: readonly MonthFigures[];
  /** Default false. */
  loading?: boolean;
};

const plotPx = 180;

/** Two bars per month, with the hovered month's figures above and all figures as a table. */
export function MonthChart({ label, months, loading = false }: MonthChartProps) {
  const texts = useTexts('monthChart', monthChartTexts);
  const [pointed, setPointed] = useState<number | null>(null);
  if (loading) return <Skeleton height={plotPx + 84} />;
  // Only for drawing; the text uses the decimal strings.
  const heights = months.map(({ income, spending }) => [Math.abs(Number(income)), Math.abs(Number(spending))] as const);
  const most = Math.max(0, ...heights.flat());
  const shown = months[pointed ?? months.length - 1];
  if (!shown || most === 0) return <EmptyState compact picture="order" title={texts.empty} />;

  const { top, ticks } = chartScale(most);
  const y = (value: number) => plotPx - (value / top) * plotPx;
  const slot = 100 / months.length;
  const bars = [
    { className: css.income, offset: 0.16 },
    { className: css.spending, offset: 0.52 },
  ];
  return (
    <figure aria-label={label} className={css.chart}>
      <Caption month={shown} />
      <div className={css.plot} onPointerLeave={() => setPointed(null)}>
        <div className={css.axis} aria-hidden="true">
          {[...ticks].reverse().map((tick) => (
            <span key={tick}>{shortFigure(tick)}</span>
          ))}
        </div>
        <svg aria-hidden="true" width="100%" height={plotPx} className={css.svg}>
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className={css.rule} />
          ))}
          {months.map((month, index) => (
            <g key={month.name} className={css.month} {...(index === pointed ? { 'data-pointed': '' } : {})}>
              <rect
                x={`${index * slot}%`}
                width={`${slot}%`}
                height={plotPx}
                className={css.slot}
                onPointerEnter={() => setPointed(index)}
              />
              {bars.map((bar, which) => (
                <rect
                  key={bar.className}
                  x={`${(index + bar.offset) * slot}%`}
                  width={`${slot * 0.32}%`}
                  y={y(heights[index]?.[which] ?? 0)}
                  height={plotPx - y(heights[index]?.[which] ?? 0)}
                  rx="2"
                  className={bar.className}
                />
              ))}
            </g>
          ))}
        </svg>
        <div className={css.labels} aria-hidden="true">
          {months.map((month) => (
            <span key={month.name} className={css.label}>
              {month.label}
            </span>
          ))}
        </div>
      </div>
      <AsTable months={months} />
    </figure>
  );
}

/** The figures of one month; also the legend. */
function Caption({ month }: { month: MonthFigures }) {
  const texts = useTexts('monthChart', monthChartTexts);
  return (
    <figcaption className={css.caption}>
      <strong className={css.name}>{month.name}</strong>
      <span className={css.legendIncome}>
        {texts.income} <Price value={month.income} size="small" tone="ink" />
      </span>
      <span className={css.legendSpending}>
        {texts.spending} <Price value={month.spending} size="small" tone="ink" />
      </span>
    </figcaption>
  );
}

function AsTable({ months }: { months: readonly MonthFigures[] }) {
  const texts = useTexts('monthChart', monthChartTexts);
  return (
    <details>
      <summary className={css.summary}>{texts.asTable}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={plain} scope="col">
              {texts.month}
            </th>
            <th className={plain} scope="col">
              {texts.income}
            </th>
            <th className={plain} scope="col">
              {texts.spending}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.name}>
              <th className={plain} scope="row">
                {month.name}
              </th>
              <td className={plain}>
                <Price value={month.income} size="small" tone="ink" weight="regular" />
              </td>
              <td className={plain}>
                <Price value={month.spending} size="small" tone="ink" weight="regular" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
