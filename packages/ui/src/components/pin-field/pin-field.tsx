import { useFieldAttributes } from '../form-field/field-context.ts';
import * as css from './pin-field.css.ts';

export type PinFieldProps = {
  /** Accessible name; omit it inside a `FormField`. */
  label?: string;
  /** Digits typed so far. */
  value: string;
  /** Called with at most `length` digits; full-width digits become plain ones. */
  onChange: (value: string) => void;
  /** Called with the last digit, e.g. to submit. */
  onComplete?: (value: string) => void;
  /** Default 6. */
  length?: number;
  /** Shows dots instead of digits, for payment passwords. Default true. */
  masked?: boolean;
  /** Marks it invalid. Default: whether the `FormField` around it has an error. */
  invalid?: boolean;
  /** Default false. */
  disabled?: boolean;
  /** Takes the focus when mounted, also in a dialog. Default false. */
  autoFocus?: boolean;
};

const plainDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** A box per digit over one real field, so paste, deletion and one-time codes work as usual. */
export function PinField({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  masked = true,
  invalid,
  disabled = false,
  autoFocus = false,
}: PinFieldProps) {
  const attributes = useFieldAttributes({ invalid });
  return (
    <span className={css.pin}>
      <input
        {...attributes}
        {...(label ? { 'aria-label': label } : {})}
        {...(autoFocus ? { autoFocus, 'data-autofocus': '' } : {})}
        type={masked ? 'password' : 'text'}
        inputMode="numeric"
        autoComplete={masked ? 'off' : 'one-time-code'}
        className={css.input}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const next = plainDigits(event.target.value).slice(0, length);
          onChange(next);
          if (next.length === length && next !== value) onComplete?.(next);
        }}
        // Keeps the caret after the last digit, wherever the field was pressed.
        onSelect={({ currentTarget: { value: text, selectionEnd }, currentTarget }) => {
          if (selectionEnd !== text.length) currentTarget.setSelectionRange(text.length, text.length);
        }}
      />
      <span className={css.cells} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span
            key={index.toString()}
            className={css.cell}
            {...(index === Math.min(value.length, length - 1) ? { 'data-here': '' } : {})}
          >
            {value[index] && (masked ? <span className={css.dot} /> : value[index])}
          </span>
        ))}
      </span>
    </span>
  );
}
