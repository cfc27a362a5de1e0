import { ApiError } from '@yaoji/api-client';
import { type Operation, type OperationInput, operations } from '@yaoji/api-client/desk';
import { Button } from '@yaoji/ui';
import { useState } from 'react';
import type { CallInput } from '#shared/api/api.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { changedFields, Difference } from './difference.tsx';
import { type Field, useForm } from './fields.tsx';

/** A record as the server has it. */
export type Stored<Form> = { readonly id?: number; readonly version: string; readonly form: Form };

export type RecordFormOptions<Form, Entry extends Stored<Form>> = {
  /** The stored record; null for a new one. */
  record: Entry | null;
  /** What the form begins with. */
  source: Form;
  fields: readonly Field<keyof Form & string>[];
  /** What the server calls the form; absent where its fields stand beside id and version. */
  within?: string;
  /** Absent where records are only changed. */
  create?: Operation;
  change: Operation;
  /** What is sent of the form. Default all of it. */
  toSent?: (form: Form, seen: Entry | null) => Form;
  /** Labelled texts of what no table describes, to say what somebody else has changed. */
  texts?: ((form: Form) => Readonly<{ [label: string]: string }>) | undefined;
  /** Where the shop shows the record, and to whom; absent where it does not. `id` is absent for a new one. No path: its own page. */
  preview?: ((form: Form, id: number | undefined) => PreviewedAt) | undefined;
  /** The name of the form in a preview, if saving it needs none. */
  previewAs?: 'buyer';
  onSaved: (saved: Entry) => void;
};

export type PreviewedAt = Pick<OperationInput<'beginPreview'>['body'], 'path' | 'viewer'>;

const noTexts = (): Readonly<Record<string, string>> => ({});

/** A new or a stored record as it is typed, and what saves it; who else has changed it meanwhile is seen. */
export function useRecordForm<Form extends object, Entry extends Stored<Form>>(
  options: RecordFormOptions<Form, Entry>,
) {
  const { record, source, fields, within, toSent = (all) => all, texts = noTexts, onSaved } = options;
  const create = useWrite(options.create ?? options.change);
  const change = useWrite(options.change);
  const begin = useWrite(operations.beginPreview);
  const [seen, setSeen] = useState(record);
  const { replace, ...typed } = useForm(source);
  const write = seen ? change : create;
  const current = currentOf<Entry>(change.error, within);
  const refusal = begin.error ?? write.error;
  // The cast: the operations of a record answer with it.
  const done = { onSuccess: (saved: unknown) => onSaved(saved as Entry) };
  const sentForm = () => (within ? { [within]: toSent(typed.form, seen) } : toSent(typed.form, seen));
  const preview = (at: PreviewedAt) => {
    const { version } = current ?? seen ?? {};
    const stored = seen && { ...(seen.id !== undefined && { id: seen.id }), version };
    const form = options.previewAs ? { [options.previewAs]: { version, ...sentForm() } } : sentForm();
    // The cast: `within` and `previewAs` name records that it takes.
    const body = { ...at, ...stored, ...form } as OperationInput<'beginPreview'>['body'];
    begin.mutate({ body }, { onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener') });
  };
  const save = () => {
    if (write.isPending) return;
    begin.reset();
    const sent = sentForm();
    if (!seen) return create.mutate(inputOf({ body: sent }), done);
    if (current) setSeen(current);
    const params = seen.id === undefined ? {} : { params: { id: seen.id } };
    change.mutate(inputOf({ ...params, body: { version: (current ?? seen).version, ...sent } }), done);
  };
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const changed = (now: Form, before: Form) => {
    const own = texts(now);
    const ownLabels = Object.fromEntries(Object.keys(own).map((label) => [label, label]));
    return changedFields<string>({ ...labels, ...ownLabels }, { ...before, ...texts(before) }, { ...now, ...own });
  };
  return {
    ...typed,
    seen,
    /** Goes on with what is stored since. */
    take: (saved: Entry, form: Form) => {
      setSeen(saved);
      replace(form);
    },
    isPending: write.isPending,
    /** Why it was not saved, a change of somebody else aside. */
    error: begin.error ?? (current ? null : write.error),
    problems: refusal instanceof ApiError ? refusal.errors : {},
    save,
    /** Opens the shop as it would be with the form saved; undefined where the shop does not show it. */
    previewButton: options.preview && (
      <Button
        tone="outline"
        loading={begin.isPending}
        onClick={() => options.preview && preview(options.preview(typed.form, seen?.id))}
      >
        预览
      </Button>
    ),
    /** What somebody else has changed; null while nobody has. */
    difference: current && seen && <Difference fields={changed(current.form, seen.form)} />,
  };
}

/** The cast: every operation of a record takes its id, its version and its form. */
export const inputOf = (parts: object) => parts as CallInput<Operation['id']>;

/** The record as it is now, where that is why the server refused. */
function currentOf<Entry extends object>(error: Error | null, within: string | undefined): Entry | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const current = (error.data as { current?: Entry } | null)?.current; // As the contract says of a 409.
  return current ? { ...(!within && { form: current }), ...current } : null;
}
