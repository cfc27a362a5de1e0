import { useFieldAttributes } from '../form-field/field-context.ts';
import * as css from './pin-field.css.ts';

export type PinFieldProps = {
  /** Accessible name; omit it inside a `FormField`. */
  label?: string;
  /** Digits typed so far. */
  value: string;
  /** Called with at most `length` digits; full-width digits become plain ones. */
  onChange: (value: string) => void;
  /** Default 6. */
  length?: number;
  /** Marks it invalid. Default: whether the `FormField` around it has an error. */
  invalid?: boolean;
  /** Default false. */
  disabled?: boolean;
};

const plainDigits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** A payment password: a dot per digit over one real field, so paste and deletion work as usual. */
export function PinField({ label, value, onChange, length = 6, invalid, disabled = false }: PinFieldProps) {
  const attributes = useFieldAttributes({ invalid });
  return (
    <span className={css.pin}>
      <input
        {...attributes}
        {...(label ? { 'aria-label': label } : {})}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        className={css.input}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(plainDigits(event.target.value).slice(0, length))}
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
            {value[index] && <span className={css.dot} />}
          </span>
        ))}
      </span>
    </span>
  );
}
