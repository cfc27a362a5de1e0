import { assignInlineVars } from '../../theme/assign-vars.ts';
import * as css from './tier-progress.css.ts';

export type TierProgressProps = {
  /** Progress to the last mark, 0 to 100. */
  percent: number;
  /** Positions of the tiers, 0 to 100. */
  marks?: readonly number[];
  /** Accessible text, e.g. 已满 ¥300 减 ¥20，再买 ¥20.00 减 ¥45. */
  label: string;
};

/** The progress to the next tier of a promotion. */
export function TierProgress({ percent, marks = [], label }: TierProgressProps) {
  const share = Math.max(0, Math.min(100, percent));
  return (
    <span
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={css.bar} style={assignInlineVars([[css.share, `${share}%`]])} />
      {marks.map((mark) => (
        <span key={mark} className={css.mark} style={assignInlineVars([[css.at, `${mark}%`]])} />
      ))}
    </span>
  );
}
