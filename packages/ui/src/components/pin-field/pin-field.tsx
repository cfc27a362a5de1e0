import { useFieldAttributes } from '../form-field/field-context.ts';
import * as css from './pin-field.css.ts';

export type PinFieldProps = {
  /** Names the field; leave it out inside a `FormField`. */
  label?: string;
  /** Digits typed so far. */
  value: string;
  /** Gets digits only, full-width ones made plain, `length` at most. */
  onChange: (value: string) => void;
  /** Called with the last digit, e.g. to send the form. */
  onComplete?: (value: string) => void;
  /** Default 6. */
  length?: number;
  /** Dots in place of the digits, for a payment password. Default true. */
  masked?: boolean;
  /** Marks it wrong; a `FormField` with an error does so by itself. */
  invalid?: boolean;
  /** Cannot be used. Default false. */
  disabled?: boolean;
  /** Has focus first, also in a dialog. Default false. */
  autoFocus?: boolean;
};

const plainDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** A box a digit over one real field, so that paste, deleting and the phone's offered code work as everywhere. */
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
        // The caret stands behind the last digit, wherever the field was pressed.
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
