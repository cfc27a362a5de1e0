import { SuccessIcon } from '../../icons/icons.tsx';
import { assignInlineVars } from '../../theme/assign-vars.ts';
import * as css from './stage-track.css.ts';

export type Stage = {
  id: string;
  /** Goal, e.g. 满 ¥3,000. */
  title: string;
  /** Benefit, e.g. 返 ¥30. */
  gain: string;
  reached: boolean;
  /** Progress from the previous stage to this one, 0 to 100. */
  percent: number;
};

export type StageTrackProps = {
  /** Accessible name with the progress, e.g. 已累计 ¥4,200.00. */
  label: string;
  /** From the lowest up. */
  stages: readonly Stage[];
};

/** Stages with one bar each, so low stages stay readable next to far higher ones. */
export function StageTrack({ label, stages }: StageTrackProps) {
  return (
    <ol className={css.track} aria-label={label}>
      {stages.map((stage) => (
        <li key={stage.id} className={css.stage} {...(stage.reached ? { 'data-reached': '' } : {})}>
          <span className={css.way} aria-hidden="true">
            <span
              className={css.bar}
              style={assignInlineVars([[css.share, `${Math.max(0, Math.min(100, stage.percent))}%`]])}
            />
          </span>
          <strong className={css.gain}>
            {stage.gain}
            {stage.reached && <SuccessIcon size={16} />}
          </strong>
          <span className={css.title}>{stage.title}</span>
        </li>
      ))}
    </ol>
  );
}
