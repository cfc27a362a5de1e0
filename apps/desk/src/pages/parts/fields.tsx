import type { FieldErrors } from '@yaoji/api-client';
import { formatMinute } from '@yaoji/domain';
import { Checkbox, FormField, Select, TextArea, TextField } from '@yaoji/ui';
import * as css from './fields.css.ts';
import * as page from './page.css.ts';
import { PictureField } from './picture-field.tsx';

/** Texts, flags (1 and 0) and times in Unix seconds, as the contract has them. */
export type FieldValue = string | number | undefined;

/** A field of a form, as one of a table of them. */
export type Field<Name extends string = string> = {
  name: Name;
  label: string;
  /** Figures are texts of digits, integers numbers. Default `text`. */
  type?: 'text' | 'area' | 'figure' | 'integer' | 'date' | 'time' | 'flag' | 'picture';
  /** Chosen among these, by value and label. */
  options?: readonly (readonly [value: string, label: string])[];
  hint?: string;
  /** Lines of an area. Default 4. */
  rows?: number;
  required?: boolean;
};

type FieldsProps<Name extends string> = {
  fields: readonly Field<Name>[];
  values: Readonly<Partial<Record<Name, FieldValue>>>;
  onChange: (name: Name, value: FieldValue) => void;
  problems: FieldErrors;
  /** What the server calls the form around them, e.g. activity; absent where there is none. */
  within?: string;
};

/** Fields side by side, each with what is wrong with it. */
export function Fields<Name extends string>({ fields, values, onChange, problems, within }: FieldsProps<Name>) {
  return (
    <div className={css.fields}>
      {fields.map((field) => (
        <div key={field.name} className={field.type === 'area' ? css.broad : undefined}>
          {field.type === 'flag' ? (
            <Flag field={field} value={values[field.name]} onChange={(value) => onChange(field.name, value)} />
          ) : (
            <FormField
              label={field.label}
              hint={field.hint}
              error={problems[within ? `${within}[${field.name}]` : field.name]?.join('；')}
              required={field.required ?? false}
            >
              <Control field={field} value={values[field.name]} onChange={(value) => onChange(field.name, value)} />
            </FormField>
          )}
        </div>
      ))}
    </div>
  );
}

type ControlProps = { field: Field; value: FieldValue; onChange: (value: FieldValue) => void };

function Flag({ field: { label, hint }, value, onChange }: ControlProps) {
  return (
    <div className={css.flag}>
      <Checkbox label={label} checked={value === 1} onChange={(isOn) => onChange(isOn ? 1 : 0)} />
      {hint && <span className={page.muted}>{hint}</span>}
    </div>
  );
}

function Control({ field: { type, options, rows = 4 }, value, onChange }: ControlProps) {
  const text = String(value ?? '');
  const change = (typed: string) => onChange(typed === '' ? undefined : typed);
  if (options)
    return (
      <Select
        block
        value={text}
        onChange={change}
        options={options.map(([each, name]) => ({ value: each, label: name }))}
      />
    );
  if (type === 'picture') return <PictureField value={text} onChange={onChange} />;
  if (type === 'area') return <TextArea rows={rows} value={text} onChange={change} />;
  if (type === 'date') return <TextField type="date" value={text} onChange={change} />;
  if (type === 'time')
    return (
      <TextField
        type="datetime-local"
        value={typeof value === 'number' ? formatMinute(value).replace(' ', 'T') : ''}
        onChange={(typed) => onChange(secondsOf(typed))}
      />
    );
  if (type === 'integer')
    return (
      <TextField
        inputMode="numeric"
        value={text}
        onChange={(typed) => onChange(/^\d{1,9}$/.test(typed) ? Number(typed) : typed === '' ? undefined : value)}
      />
    );
  return <TextField value={text} onChange={change} {...(type === 'figure' ? { inputMode: 'decimal' } : {})} />;
}

/** The time of a field, which is that of China; undefined while it is incomplete. */
const secondsOf = (typed: string): number | undefined => {
  const ms = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(ms) ? undefined : ms / 1000;
};
