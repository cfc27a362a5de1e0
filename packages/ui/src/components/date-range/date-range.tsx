import { CloseIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import * as field from '../text-field/text-field.css.ts';
import * as css from './date-range.css.ts';

/** Days as `2026-10-01`; the empty string leaves an end open. */
export type DateSpan = { from: string; to: string };

export const dateRangeTexts = { from: '开始日期', to: '结束日期', until: '至', clear: '清除日期', day: '年-月-日' };

export type DateRangeProps = {
  /** Names the pair, e.g. 下单时间. */
  label: string;
  /** First and last day, as 2026-05-08; empty where open. */
  value: DateSpan;
  /** Gets a pair in order: an end that would lie before the start moves with it, and the other way round. */
  onChange: (span: DateSpan) => void;
  /** First day that can be chosen. */
  min?: string;
  /** Last day that can be chosen. */
  max?: string;
  /** Spans to take with one click, e.g. 近7天. */
  presets?: readonly ({ label: string } & DateSpan)[];
  /** Height: small 28, medium 36, large 44 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Cannot be used. Default false. */
  disabled?: boolean;
};

/** Two days of the browser's own calendar, which also brings the keyboard and the phone's picker. */
export function DateRange({
  label,
  value,
  onChange,
  min,
  max,
  presets = [],
  size = 'medium',
  disabled,
}: DateRangeProps) {
  const texts = useTexts('dateRange', dateRangeTexts);
  const { from, to } = value;
  const day = (
    name: string,
    chosen: string,
    limits: { min?: string | undefined; max?: string | undefined },
    change: (day: string) => void,
  ) => (
    <input
      type="date"
      aria-label={`${label} ${name}`}
      value={chosen}
      placeholder={texts.day}
      disabled={disabled}
      className={css.day}
      {...(limits.min ? { min: limits.min } : {})}
      {...(limits.max ? { max: limits.max } : {})}
      onChange={(event) => change(event.target.value)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a pair inside a form's field is no fieldset of its own
    <div role="group" aria-label={label} className={css.range}>
      <span className={classNames(field.box, field.size[size], css.box)}>
        {day(texts.from, from, { min, max: to || max }, (next) =>
          onChange({ from: next, to: to && next > to ? next : to }),
        )}
        <span className={css.until}>{texts.until}</span>
        {day(texts.to, to, { min: from || min, max }, (next) =>
          onChange({ from: next && from > next ? next : from, to: next }),
        )}
        {(from || to) && !disabled && (
          <button
            type="button"
            className={field.inner}
            aria-label={texts.clear}
            onClick={() => onChange({ from: '', to: '' })}
          >
            <CloseIcon size={14} />
          </button>
        )}
      </span>
      {presets.map((preset) => (
        <button
          key={preset.label}
          type="button"
          disabled={disabled}
          className={css.preset}
          aria-pressed={preset.from === from && preset.to === to}
          onClick={() => onChange({ from: preset.from, to: preset.to })}
        >
          {preset.label}
        </button>
      ))}
    </div>
  );
}
