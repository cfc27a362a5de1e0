import { Notice } from '@yaoji/ui';
import { CardTable } from './rows.tsx';

/** A value that somebody else changed between reading and writing. */
export type ChangedField = { readonly label: string; readonly seen: string; readonly now: string };

/** Changes by somebody else: nothing was written, and the page behind shows the current state. */
export function Difference({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <Notice tone="warning" title="刚被他人修改，未保存" announced>
      {fields.length > 0 && (
        <CardTable
          label="被修改的内容"
          heads={['内容', '您看到的', '现在']}
          rows={fields.map(({ label, seen, now }) => ({
            key: label,
            cells: [label, <del>{seen || '空'}</del>, <ins>{now || '空'}</ins>],
          }))}
        />
      )}
      请核对后再提交。
    </Notice>
  );
}

/** The labelled fields that differ between the snapshot and the current state. */
export function changedFields<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  seen: Readonly<Partial<Record<NoInfer<Field>, unknown>>>,
  now: Readonly<Partial<Record<NoInfer<Field>, unknown>>>,
): ChangedField[] {
  return (Object.entries(labels) as [Field, string][]) // The record has no other keys.
    .filter(([field]) => seen[field] !== now[field])
    .map(([field, label]) => ({ label, seen: String(seen[field] ?? ''), now: String(now[field] ?? '') }));
}
