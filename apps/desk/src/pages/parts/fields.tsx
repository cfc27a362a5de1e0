import type { FieldErrors } from '@yaoji/api-client';
import { chinaOffset, formatMinute } from '@yaoji/domain';
import { Checkbox, FileUpload, FormField, PasswordField, Select, TextArea, TextField } from '@yaoji/ui';
import { type ComponentProps, useState } from 'react';
import * as css from './fields.css.ts';
import * as page from './page.css.ts';
import { PictureField } from './picture-field.tsx';

/** Files that the server takes as papers and reports. */
export const paperTypes = '.pdf,.jpg,.jpeg,.png';

/** Texts, flags (1 and 0), times in Unix seconds, selections and files, as in the contract. */
export type FieldValue = string | number | readonly string[] | File | undefined;

/** Describes one field of a form, beyond its name. */
type Described = {
  /** Figures are texts of digits; integers are numbers. Default `text`. */
  type?:
    | 'text'
    | 'area'
    | 'password'
    | 'figure'
    | 'integer'
    | 'date'
    | 'month'
    | 'time'
    | 'flag'
    | 'several'
    | 'picture'
    | 'paper';
  /** Options by value and label: one can be selected, or any number with `several`, under the headings of groups. */
  options?: readonly (readonly [value: string, label: string, group?: string])[];
  hint?: string;
  /** Rows of a text area. Default 4. */
  rows?: number;
  required?: boolean;
  /** Attributes of a text input. */
  input?: Pick<ComponentProps<'input'>, 'autoComplete' | 'autoFocus' | 'inputMode' | 'list' | 'maxLength'>;
};

/** Describes one field of a form. */
export type Field<Name extends string = string> = Described & { name: Name; label: string };

/** A field that takes its title in the contract as its label, unless it has its own. */
export type TitledField<Name extends string, Titled extends string> = Field<Name> | Unlabelled<Name & Titled>;

export type Unlabelled<Name extends string> = Described & {
  name: Name;
  label?: undefined;
  /** Behind the title, in brackets: 元. Default 北京时间 for times. */
  unit?: string;
};

/** Labels fields with the contract's titles: of a schema (`titles`), or of an operation's own fields (its `fields`). */
export const titled = <
  Titles extends Readonly<Record<string, string>>,
  const Each extends TitledField<string, keyof Titles & string>,
>(
  titles: Titles,
  fields: readonly Each[],
) =>
  fields.map((field: TitledField<string, string>) => {
    if (field.label !== undefined) return field;
    const { unit = field.type === 'time' ? '北京时间' : '', ...described } = field;
    return { ...described, label: `${titles[field.name]}${unit && `（${unit}）`}` };
  }) as Field<Each['name']>[]; // The cast: the names stay the same.

type FieldsProps<Name extends string> = {
  fields: readonly Field<Name>[];
  values: Readonly<Partial<Record<Name, FieldValue>>>;
  onChange: (name: Name, value: FieldValue) => void;
  problems: FieldErrors;
  /** The server's name for the surrounding form, e.g. activity; absent if there is none. */
  within?: string;
  /** Size of the fields. Default `medium`. */
  size?: 'medium' | 'large';
};

/** The state of a form, and the props that bind `Fields` to it. */
export function useForm<Form extends object>(source: Form) {
  const [form, setForm] = useState(source);
  const set = (values: Partial<Form>) => setForm((before) => ({ ...before, ...values }));
  return {
    form,
    set,
    replace: setForm,
    bound: {
      // The casts: fields name the form's texts, figures, flags and times.
      values: form as Partial<Record<keyof Form & string, FieldValue>>,
      onChange: (name: keyof Form & string, value: FieldValue) => set({ [name]: value } as Partial<Form>),
    },
  };
}

/** Fields side by side, each with its error. */
export function Fields<Name extends string>({ fields, values, problems, within, size, onChange }: FieldsProps<Name>) {
  return (
    <div className={css.fields}>
      {fields.map((field) => {
        const { name, label, hint, type, required = false } = field;
        const control = { field, value: values[name], size, onChange: (value: FieldValue) => onChange(name, value) };
        const error = problems[within ? `${within}[${name}]` : name]?.join('；');
        return (
          <div key={name} className={type === 'area' || type === 'several' ? css.broad : undefined}>
            {type === 'flag' ? (
              <Flag {...control} />
            ) : (
              <FormField label={label} hint={hint} error={error} required={required} group={type === 'several'}>
                <Control {...control} />
              </FormField>
            )}
          </div>
        );
      })}
    </div>
  );
}

type ControlProps = {
  field: Field;
  value: FieldValue;
  size?: 'medium' | 'large' | undefined;
  onChange: (value: FieldValue) => void;
};

function Flag({ field: { label, hint }, value, onChange }: ControlProps) {
  return (
    <div className={css.flag}>
      <Checkbox label={label} checked={value === 1} onChange={(isOn) => onChange(isOn ? 1 : 0)} />
      {hint && <span className={page.muted}>{hint}</span>}
    </div>
  );
}

function Several({ field: { options = [] }, value, onChange }: ControlProps) {
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const groups = [...new Set(options.map(([, , group]) => group))];
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div key={group ?? ''} role="group" aria-label={group} className={css.several}>
      {group && <div className={page.muted}>{group}</div>}
      <div className={css.fields}>
        {options
          .filter(([, , each]) => each === group)
          .map(([each, label]) => (
            <Checkbox
              key={each}
              label={label}
              checked={chosen.includes(each)}
              onChange={(isOn) => onChange(isOn ? [...chosen, each] : chosen.filter((other) => other !== each))}
            />
          ))}
      </div>
    </div>
  ));
}

function Control(props: ControlProps) {
  const { field, value, size = 'medium', onChange } = props;
  const { type, options, rows = 4, required, input } = field;
  const text = String(value ?? '');
  // A required field is sent even if empty, so that the server names it.
  const change = (typed: string) => onChange(typed === '' && !required ? undefined : typed);
  const shared = { ...input, size, value: text, onChange: change };
  if (type === 'several') return <Several {...props} />;
  if (options)
    return (
      <Select block value={text} onChange={change} options={options.map(([each, label]) => ({ value: each, label }))} />
    );
  if (type === 'paper')
    return (
      <FileUpload
        accept={paperTypes}
        maxBytes={5 * 1024 * 1024}
        files={value instanceof File ? [{ id: 'file', name: value.name, file: value }] : []}
        onAdd={([file]) => onChange(file)}
        onRemove={() => onChange(undefined)}
      />
    );
  if (type === 'picture') return <PictureField value={text} onChange={onChange} />;
  if (type === 'area')
    return (
      <TextArea rows={rows} value={text} onChange={change} maxLength={input?.maxLength} autoFocus={input?.autoFocus} />
    );
  if (type === 'password') return <PasswordField {...shared} />;
  if (type === 'figure') return <TextField {...shared} inputMode="decimal" />;
  if (type === 'integer')
    return (
      <TextField
        {...shared}
        inputMode="numeric"
        onChange={(typed) => onChange(/^\d{1,9}$/.test(typed) ? Number(typed) : typed === '' ? undefined : value)}
      />
    );
  if (type === 'time')
    return (
      <TextField
        {...shared}
        type="datetime-local"
        value={typeof value === 'number' ? formatMinute(value).replace(' ', 'T') : ''}
        onChange={(typed) => onChange(secondsOf(typed))}
      />
    );
  return <TextField {...shared} type={type} />;
}

/** Unix seconds of a date field, in China time; undefined while incomplete. */
const secondsOf = (typed: string): number | undefined => {
  const ms = Date.parse(`${typed}:00${chinaOffset}`);
  return Number.isNaN(ms) ? undefined : ms / 1000;
};
