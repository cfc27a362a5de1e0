import type { UseQueryResult } from '@tanstack/react-query';
import type { FieldErrors } from '@yaoji/api-client';
import type { Operation } from '@yaoji/api-client/desk';
import { Button, type DataColumn, toast } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import { useWrite } from '#shared/api/use-write.ts';
import { columnsOf } from './columns.tsx';
import { Loaded } from './loaded.tsx';
import { Page } from './page.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { inputOf, type RecordFormOptions, type Stored } from './record-form.tsx';
import { RecordList } from './record-list.tsx';

type Row<Form> = { readonly id: number } & Partial<Stored<Form>>;

type RecordPageProps<Form, Each extends Row<Form>> = Omit<
  RecordFormOptions<Form, Stored<Form>>,
  'record' | 'source' | 'onSaved'
> & {
  /** What one is called: 优惠券. */
  name: string;
  note: ReactNode;
  /** Above the list. */
  filters?: ReactNode;
  query: UseQueryResult<{ readonly list: readonly Each[]; readonly total: number }>;
  /** Reads a record whose form is not in the list. */
  read?: Operation;
  /** Of the first column, which opens the record. */
  titleOf: (row: Each) => string;
  /** All but the first and the last. */
  columns: readonly DataColumn<Each>[];
  /** What a new one begins with; undefined while that is not known. */
  blank: (() => Form) | undefined;
  /** Takes a record away. */
  remove?: { operation: Operation; label: string };
  /** What a copy begins with; absent where nothing is copied. */
  copyOf?: (form: Form) => Form;
  /** What else can be done with a record. */
  actions?: (row: Each) => ReactNode;
  /** Fields that no table describes. */
  children?: (form: Form, set: (values: Partial<Form>) => void, problems: FieldErrors, row: Each | null) => ReactNode;
};

/** Records of one kind: their list, and each as a form that a table of fields describes. */
export function RecordPage<Form extends object, Each extends Row<Form>>(props: RecordPageProps<Form, Each>) {
  const { name, note, filters, query, read, titleOf, columns, blank, remove, copyOf, actions, children } = props;
  const [opened, setOpened] = useState<{ row: Each | null; source?: Form | undefined } | null>(null);
  const removal = useWrite(remove?.operation ?? props.change);
  const button = (label: string, onClick: () => void) => (
    <Button tone="plain" size="small" onClick={onClick}>
      {label}
    </Button>
  );
  const title: DataColumn<Each> = {
    id: 'title',
    header: name,
    wide: true,
    cell: (row) => button(titleOf(row) || '（无标题）', () => setOpened({ row, source: row.form })),
  };
  const takeAway = (row: Each, label: string) =>
    removal.mutate(inputOf({ params: { id: row.id } }), {
      onSuccess: () => toast.success(`已${label} ${titleOf(row)}`),
      onError: (error) => toast.error(error.message),
    });
  const cellOf = (row: Each) => (
    <>
      {actions?.(row)}
      {copyOf && button('复制', () => setOpened({ row: null, source: row.form && copyOf(row.form) }))}
      {remove && button(remove.label, () => takeAway(row, remove.label))}
    </>
  );
  const last = columnsOf<Each>().figure('操作', 152, cellOf, { headerHidden: true, wide: true });
  const dialog = (record: Row<Form> | null, source: Form) => (
    // The cast: whatever has a form has its version.
    <RecordDialog<Form>
      {...props}
      record={record as Stored<Form> | null}
      source={source}
      onClose={() => setOpened(null)}
    >
      {children && ((form, set, problems) => children(form, set, problems, opened?.row ?? null))}
    </RecordDialog>
  );
  return (
    <Page
      title={name}
      note={note}
      actions={
        props.create && (
          <Button size="small" disabled={!blank} onClick={() => blank && setOpened({ row: null, source: blank() })}>
            新建{name}
          </Button>
        )
      }
    >
      {filters}
      <RecordList
        caption={name}
        columns={[title, ...columns, ...(actions || copyOf || remove ? [last] : [])]}
        query={query}
        empty={`没有${name}`}
      />
      {opened?.source && dialog(opened.row, opened.source)}
      {opened?.row && !opened.source && read && (
        <Loaded read={read} input={inputOf({ params: { id: opened.row.id } })}>
          {(data) => {
            // The cast: it reads a record.
            const record = data as unknown as Row<Form> & Stored<Form>;
            return dialog(record, record.form);
          }}
        </Loaded>
      )}
    </Page>
  );
}
