import { ProgressBar } from '@yaoji/ui';
import * as css from './sold-bar.css.ts';

/** The share sold of a seckill product's stock; nothing if it has no stock of its own. */
export function SoldBar({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  const text = percent === 100 ? '已抢完' : `已抢 ${percent}%`;
  return (
    <span className={css.sold}>
      <ProgressBar label="已抢" percent={percent} tone="promo" />
      <span className={css.soldText}>{text}</span>
    </span>
  );
}
