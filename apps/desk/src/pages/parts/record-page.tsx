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
import { toastDone } from './undo.ts';

type Row<Form> = { readonly id: number } & Partial<Stored<Form>>;

type RecordPageProps<Form, Each extends Row<Form>> = Omit<
  RecordFormOptions<Form, Stored<Form>>,
  'record' | 'source' | 'onSaved'
> & {
  /** Name of the record type: 优惠券. */
  name: string;
  note: ReactNode;
  /** Above the list. */
  filters?: ReactNode;
  /** Shown while there are none. Default: there are none. */
  empty?: string;
  query: UseQueryResult<{ readonly list: readonly Each[]; readonly total: number }>;
  /** Reads a record whose form is not part of the list. */
  read?: Operation;
  /** Text of the first column, which opens the record. */
  titleOf: (row: Each) => string;
  /** All columns except the first and the last. */
  columns: readonly DataColumn<Each>[];
  /** Opens a new record with these values. */
  begun?: Form | undefined;
  /** Initial values of a new record; undefined until known. */
  blank: (() => Form) | undefined;
  /** Deletes a record. */
  remove?: {
    operation: Operation;
    label: string /** Creates the same record again, to undo it. */;
    restore?: Operation;
  };
  /** Initial values of a copy; absent if records cannot be copied. */
  copyOf?: (form: Form) => Form;
  /** Further actions of a record. */
  actions?: (row: Each) => ReactNode;
  /** Fields beyond the described ones. */
  children?: (form: Form, set: (values: Partial<Form>) => void, problems: FieldErrors, row: Each | null) => ReactNode;
};

/** Records of one type: a list, and a form for each. */
export function RecordPage<Form extends object, Each extends Row<Form>>(props: RecordPageProps<Form, Each>) {
  const { name, note, filters, query, read, titleOf, columns, blank, remove, copyOf, actions, children } = props;
  const start = props.begun ? { row: null, source: props.begun } : null;
  const [opened, setOpened] = useState<{ row: Each | null; source?: Form | undefined } | null>(start);
  const removal = useWrite(remove?.operation ?? props.change);
  const restoration = useWrite(remove?.restore ?? props.change);
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
  const restore = (form: Form) => {
    const sent = props.toSent?.(form, null) ?? form;
    return restoration.mutateAsync(inputOf({ body: props.within ? { [props.within]: sent } : sent }));
  };
  const takeAway = (row: Each, label: string) =>
    removal.mutate(inputOf({ params: { id: row.id } }), {
      onSuccess: () => {
        const { form } = row;
        toastDone(`已${label} ${titleOf(row)}`, remove?.restore && form && (() => restore(form)));
      },
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
    // The cast: an entry with a form also has a version.
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
        empty={props.empty ?? `没有${name}`}
      />
      {opened?.source && dialog(opened.row, opened.source)}
      {opened?.row && !opened.source && read && (
        <Loaded read={read} input={inputOf({ params: { id: opened.row.id } })} isForm>
          {(data) => {
            // The cast: `read` answers with a record.
            const record = data as unknown as Row<Form> & Stored<Form>;
            return dialog(record, record.form);
          }}
        </Loaded>
      )}
    </Page>
  );
}
