import type { FieldErrors } from '@yaoji/api-client';
import { Button } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { type Field, Fields, type FieldValue } from './fields.tsx';
import * as css from './page.css.ts';

type FieldsListProps<Each> = {
  list: readonly Each[];
  titleOf: (each: Each, index: number) => string;
  fieldsOf: (each: Each) => readonly Field<keyof Each & string>[];
  /** Label of the button that adds an entry, e.g. 加一档. */
  addLabel: string;
  /** Initial values of a new entry. */
  blank: Each;
  /** Most entries allowed. Default unlimited. */
  most?: number;
  /** The server's name for the list: activity[tiers]. */
  within: string;
  problems: FieldErrors;
  /** Receives the list, and the index of a removed entry. */
  onChange: (list: Each[], removed?: number) => void;
  /** Below the fields of each entry. */
  children?: (each: Each, index: number) => ReactNode;
};

/** A list of forms with the same fields. */
export function FieldsList<Each extends object>(props: FieldsListProps<Each>) {
  const { list, titleOf, fieldsOf, addLabel, blank, most = Number.POSITIVE_INFINITY, within, problems } = props;
  const { onChange, children } = props;
  return (
    <div className={css.stack}>
      {list.map((each, at) => (
        <fieldset key={at} className={css.listed}>
          <legend className={css.strong}>{titleOf(each, at)}</legend>
          <Fields
            fields={fieldsOf(each)}
            // The cast: fields name texts, figures, flags and times.
            values={each as Partial<Record<keyof Each & string, FieldValue>>}
            problems={problems}
            within={`${within}[${at}]`}
            onChange={(field, value) => onChange(list.with(at, { ...each, [field]: value }))}
          />
          {children?.(each, at)}
          <div>
            <Button tone="plain" size="small" onClick={() => onChange(list.toSpliced(at, 1), at)}>
              删除
            </Button>
          </div>
        </fieldset>
      ))}
      {problems[within] && <p className={css.problem}>{problems[within].join('；')}</p>}
      {list.length < most && (
        <div>
          <Button tone="outline" size="small" onClick={() => onChange([...list, blank])}>
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
