import type { UseQueryResult } from '@tanstack/react-query';
import type { FieldErrors } from '@yaoji/api-client';
import type { Operation } from '@yaoji/api-client/desk';
import { Button, type DataColumn, toast } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import { useWrite } from '#shared/api/use-write.ts';
import type { Field } from './fields.tsx';
import { Page } from './page.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { inputOf } from './record-form.tsx';
import { RecordList } from './record-list.tsx';

type Opened<Form, Row> = { record: Row | null; source: Form };
type Stored<Form> = { readonly id: number; readonly version: string; readonly form: Form };

type RecordPageProps<Form, Row extends Stored<Form>> = {
  /** What one is called: 优惠券. */
  name: string;
  note: ReactNode;
  query: UseQueryResult<{ readonly list: readonly Row[]; readonly total: number }>;
  /** Of the first column, which opens the record. */
  titleOf: (form: Form) => string;
  /** All but the first and the last. */
  columns: readonly DataColumn<Row>[];
  fields: readonly Field<keyof Form & string>[];
  /** What the server calls the form. */
  within: string;
  blank: () => Form;
  create: Operation;
  change: Operation;
  /** Takes a record away. */
  remove?: { operation: Operation; label: string };
  /** What a copy begins with; absent where nothing is copied. */
  copyOf?: (form: Form) => Form;
  /** What else can be done with a record. */
  actions?: (row: Row) => ReactNode;
  /** As of a `RecordDialog`. */
  texts?: (form: Form) => Readonly<Record<string, string>>;
  /** Fields that no table describes. */
  children?: (form: Form, set: (values: Partial<Form>) => void, problems: FieldErrors, record: Row | null) => ReactNode;
};

/** Records of one kind: their list, and each as a form that a table of fields describes. */
export function RecordPage<Form extends object, Row extends Stored<Form>>(props: RecordPageProps<Form, Row>) {
  const { name, note, query, titleOf, columns, blank, remove, copyOf, actions, children } = props;
  const [opened, setOpened] = useState<Opened<Form, Row> | null>(null);
  const removal = useWrite(remove?.operation ?? props.change);
  const title: DataColumn<Row> = {
    id: 'title',
    header: name,
    cell: (record) => (
      <Button tone="plain" size="small" onClick={() => setOpened({ record, source: record.form })}>
        {titleOf(record.form) || '（无标题）'}
      </Button>
    ),
  };
  const takeAway = (row: Row, label: string) =>
    removal.mutate(inputOf({ params: { id: row.id } }), {
      onSuccess: () => toast.success(`已${label} ${titleOf(row.form)}`),
      onError: (error) => toast.error(error.message),
    });
  const last: DataColumn<Row> = {
    id: 'actions',
    header: '操作',
    headerHidden: true,
    align: 'end',
    width: '152px',
    cell: (row) => (
      <>
        {actions?.(row)}
        {copyOf && (
          <Button tone="plain" size="small" onClick={() => setOpened({ record: null, source: copyOf(row.form) })}>
            复制
          </Button>
        )}
        {remove && (
          <Button tone="plain" size="small" onClick={() => takeAway(row, remove.label)}>
            {remove.label}
          </Button>
        )}
      </>
    ),
  };
  return (
    <Page
      title={name}
      note={note}
      actions={
        <Button size="small" onClick={() => setOpened({ record: null, source: blank() })}>
          新建{name}
        </Button>
      }
    >
      <RecordList
        caption={name}
        columns={[title, ...columns, ...(actions || copyOf || remove ? [last] : [])]}
        query={query}
        keyOf={({ id }) => String(id)}
        empty={`还没有${name}`}
      />
      {opened && (
        <RecordDialog<Form> {...props} {...opened} onClose={() => setOpened(null)}>
          {children && ((form, set, problems) => children(form, set, problems, opened.record))}
        </RecordDialog>
      )}
    </Page>
  );
}
