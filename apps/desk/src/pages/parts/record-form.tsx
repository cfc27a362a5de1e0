import { ApiError } from '@yaoji/api-client';
import { type Operation, type OperationInput, operations } from '@yaoji/api-client/desk';
import { Button } from '@yaoji/ui';
import { useState } from 'react';
import type { CallInput } from '#shared/api/api.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { changedFields, Difference } from './difference.tsx';
import { type Field, useForm } from './fields.tsx';

/** A record as the server stores it. */
export type Stored<Form> = { readonly id?: number; readonly version: string; readonly form: Form };

export type RecordFormOptions<Form, Entry extends Stored<Form>> = {
  /** The stored record; null for a new one. */
  record: Entry | null;
  /** Initial values. */
  source: Form;
  fields: readonly Field<keyof Form & string>[];
  /** The server's name for the form; absent if its fields are siblings of id and version. */
  within?: string;
  /** Absent if records can only be edited. */
  create?: Operation;
  change: Operation;
  /** The part of the form to send. Default all of it. */
  toSent?: (form: Form, seen: Entry | null) => Form;
  /** Labelled texts for parts without fields, to show changes by somebody else. */
  texts?: ((form: Form) => Readonly<{ [label: string]: string }>) | undefined;
  /**
   * Where the shop shows the record, and to whom; absent if it does not. `id` is absent for a new record. Without a
   * path: its own page.
   */
  preview?: ((form: Form, id: number | undefined) => PreviewedAt) | undefined;
  /** The form's name in a preview, if saving it needs none. */
  previewAs?: 'buyer';
  /** `undo` restores what was stored before, unless somebody has changed it since; absent for a new record. */
  onSaved: (saved: Entry, undo?: () => Promise<unknown>) => void;
};

export type PreviewedAt = Pick<OperationInput<'beginPreview'>['body'], 'path' | 'viewer'>;

const noTexts = (): Readonly<Record<string, string>> => ({});

/** The draft of a new or stored record, and its save; detects concurrent changes. */
export function useRecordForm<Form extends object, Entry extends Stored<Form>>(
  options: RecordFormOptions<Form, Entry>,
) {
  const { record, source, fields, within, toSent = (all) => all, texts = noTexts, onSaved } = options;
  const create = useWrite(options.create ?? options.change);
  const change = useWrite(options.change);
  const begin = useWrite(operations.beginPreview);
  const [seen, setSeen] = useState(record);
  const [sentLast, setSentLast] = useState<Form>();
  const { replace, ...typed } = useForm(source);
  const write = seen ? change : create;
  const current = currentOf<Entry>(change.error, within);
  const refusal = begin.error ?? write.error;
  const sentOf = (form: Form) => (within ? { [within]: toSent(form, seen) } : toSent(form, seen));
  const sentForm = () => sentOf(typed.form);
  const preview = (at: PreviewedAt) => {
    const { version } = current ?? seen ?? {};
    const stored = seen && { ...(seen.id !== undefined && { id: seen.id }), version };
    const form = options.previewAs ? { [options.previewAs]: { version, ...sentForm() } } : sentForm();
    // The cast: `within` and `previewAs` name records that the preview accepts.
    const body = { ...at, ...stored, ...form } as OperationInput<'beginPreview'>['body'];
    begin.mutate({ body }, { onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener') });
  };
  const save = () => {
    if (write.isPending) return;
    begin.reset();
    setSentLast(typed.form);
    const sent = sentForm();
    // The casts: the operations of a record answer with it.
    if (!seen)
      return create.mutate(inputOf({ body: sent }), { onSuccess: (saved: unknown) => onSaved(saved as Entry) });
    if (current) setSeen(current);
    const before = current ?? seen;
    const changeOf = (version: string, form: object) =>
      inputOf({ ...(before.id !== undefined && { params: { id: before.id } }), body: { version, ...form } });
    const onSuccess = (data: unknown) => {
      const saved = data as Entry;
      onSaved(saved, () => change.mutateAsync(changeOf(saved.version, sentOf(before.form))));
    };
    change.mutate(changeOf(before.version, sent), { onSuccess });
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
    /** Continues with the current stored record. */
    take: (saved: Entry, form: Form) => {
      setSeen(saved);
      replace(form);
    },
    isPending: write.isPending,
    /** The save error, unless it is a conflict, or the form has changed since. */
    error: begin.error ?? (current || typed.form !== sentLast ? null : write.error),
    problems: refusal instanceof ApiError ? refusal.errors : {},
    save,
    /** Opens the shop as it would be after saving; undefined if the shop does not show the record. */
    previewButton: options.preview && (
      <Button
        tone="outline"
        loading={begin.isPending}
        onClick={() => options.preview && preview(options.preview(typed.form, seen?.id))}
      >
        预览
      </Button>
    ),
    /** Changes by somebody else; null if there are none. */
    difference: current && seen && <Difference fields={changed(current.form, seen.form)} />,
  };
}

/** The cast: every operation of a record takes its id, version and form. */
export const inputOf = (parts: object) => parts as CallInput<Operation['id']>;

/** The current record, if the server refused because of a conflict. */
function currentOf<Entry extends object>(error: Error | null, within: string | undefined): Entry | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const current = (error.data as { current?: Entry } | null)?.current; // The contract's shape of a 409.
  return current ? { ...(!within && { form: current }), ...current } : null;
}
