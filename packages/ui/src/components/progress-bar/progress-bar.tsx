import { assignInlineVars } from '../../theme/assign-vars.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './progress-bar.css.ts';

export type ProgressBarProps = {
  /** The task, e.g. 正在上传 营业执照.jpg. */
  label: string;
  /** 0 to 100; undefined if the duration is unknown. */
  percent?: number | undefined;
  /** Default `brand`. */
  tone?: 'brand' | 'promo' | 'danger';
  /** Shows the percentage after the bar. Default false. */
  figure?: boolean;
};

/** The progress of a task in percent. */
export function ProgressBar({ label, percent, tone = 'brand', figure = false }: ProgressBarProps) {
  const share = percent === undefined ? undefined : Math.max(0, Math.min(100, Math.round(percent)));
  return (
    <span className={css.box}>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(share === undefined ? {} : { 'aria-valuenow': share })}
        className={css.track}
      >
        <span
          className={classNames(css.bar[tone], share === undefined && css.endless)}
          style={assignInlineVars([[css.share, `${share ?? 40}%`]])}
        />
      </span>
      {figure && share !== undefined && (
        <span className={css.figure} aria-hidden="true">
          {share}%
        </span>
      )}
    </span>
  );
}
