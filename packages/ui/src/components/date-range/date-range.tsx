import { CloseIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import * as field from '../text-field/text-field.css.ts';
import * as css from './date-range.css.ts';

/** Days as `2026-10-01`; the empty string leaves an end open. */
export type DateSpan = { from: string; to: string };

const dateRangeTexts = { from: '开始日期', to: '结束日期', until: '至', clear: '清除日期', day: '年-月-日' };

export type DateRangeProps = {
  /** Accessible name, e.g. 下单时间. */
  label: string;
  /** First and last day, e.g. 2026-05-08; empty if open. */
  value: DateSpan;
  /** Called with an ordered pair: if one end passes the other, both move. */
  onChange: (span: DateSpan) => void;
  /** Latest day. */
  max?: string;
  /** Presets, e.g. 近7天. */
  presets?: readonly ({ label: string } & DateSpan)[];
  /** Height: small 28, medium 36, large 44 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
};

/** A date range from two native date fields, with their keyboard support and phone pickers. */
export function DateRange({ label, value, onChange, max, presets = [], size = 'medium' }: DateRangeProps) {
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
        {day(texts.from, from, { max: to || max }, (next) => onChange({ from: next, to: to && next > to ? next : to }))}
        <span className={css.until}>{texts.until}</span>
        {day(texts.to, to, { min: from, max }, (next) =>
          onChange({ from: next && from > next ? next : from, to: next }),
        )}
        {(from || to) && (
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
