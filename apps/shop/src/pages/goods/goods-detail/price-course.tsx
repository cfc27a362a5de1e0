import type { PricePoint } from '@yaoji/api-client/wire';
import { compareMoney } from '@yaoji/domain';
import { Card } from '@yaoji/ui';
import { formatDay } from '#shared/time/format-time.ts';
import * as css from './price-course.css.ts';

const box = { width: 600, height: 100 };

/** The course of a herb's list price over a year (GoodsDetail's `price_course`). */
export function PriceCourse({ points, unit }: { points: readonly PricePoint[]; unit: string }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const rising = points.toSorted((a, b) => compareMoney(a.price, b.price));
  const [lowest, highest] = [rising[0] ?? first, rising.at(-1) ?? last];
  const summary = [
    ['最低', lowest],
    ['最高', highest],
    ['现在', last],
  ] as const;
  return (
    <Card title="价格走势" note="近一年批发价">
      <dl className={css.summary}>
        {summary.map(([label, { price }]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              ¥{price}/{unit}
            </dd>
          </div>
        ))}
      </dl>
      <svg
        className={css.chart}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`从 ${formatDay(first.since)} 的 ¥${first.price} 到现在的 ¥${last.price}，变动 ${points.length - 2} 次`}
      >
        <path className={css.line} d={stepLine(points, Number(lowest.price), Number(highest.price))} />
      </svg>
      <p className={css.days}>
        <span>{formatDay(first.since)}</span>
        <span>{formatDay(last.since)}</span>
      </p>
    </Card>
  );
}

/** A line that keeps each price until the next one: `M0 50 H120 V20 …`. A course has different prices and times. */
function stepLine(points: readonly PricePoint[], lowest: number, highest: number): string {
  const from = points[0]?.since ?? 0;
  const duration = (points.at(-1)?.since ?? 0) - from;
  return points
    .map(({ since, price }, index) => {
      const x = (((since - from) / duration) * box.width).toFixed(1);
      const y = (((highest - Number(price)) / (highest - lowest)) * box.height).toFixed(1);
      return index === 0 ? `M${x} ${y}` : `H${x} V${y}`;
    })
    .join(' ');
}
