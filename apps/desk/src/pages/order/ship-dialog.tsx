import { ApiError } from '@yaoji/api-client';
import { type OperationData, operations, type Schemas } from '@yaoji/api-client/desk';
import { FileUpload } from '@yaoji/ui';
import { ActionDialog } from '#pages/parts/action-dialog.tsx';
import { Fields, titled, useForm } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import { useEach } from '#shared/api/use-each.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { Carriers } from './carriers.tsx';
import { Result } from './result.tsx';

type Draft = Schemas['ShipmentDraft'];

type ShipDialogProps = {
  /** The ticked ones; a column of tracking numbers goes to them in this sequence. */
  orders: OperationData<'listOrders'>['list'];
  onClose: () => void;
};

const fieldsFor = (count: number) =>
  titled(operations.previewShipments.fields, [
    { name: 'carrier', hint: '没写承运商的行用这个', input: { list: 'carriers', autoFocus: true } },
    {
      name: 'text',
      type: 'area',
      rows: 6,
      hint:
        count > 0
          ? `每行一个运单号，按列表顺序给选中的 ${count} 单；也可每行写：订单号、承运商、运单号`
          : '每行写：订单号、承运商、运单号，可从表格整列粘贴',
    },
  ]);

/** Ships several orders by a pasted list or a file: shows what each line would do first, then sends them one by one. */
export function ShipDialog({ orders, onClose }: ShipDialogProps) {
  const { form, set, bound } = useForm({ carrier: '', text: '' });
  const preview = useWrite(operations.previewShipments);
  const upload = useWrite(operations.readShipmentFile);
  const { answers, send, reset, isPending } = useEach(operations.shipOrder);
  const drafts = preview.data ?? [];
  const ready = drafts.flatMap(({ orderId, problem, ...draft }) =>
    problem === null && orderId !== null && !answers.has(orderId) ? { orderId, ...draft } : [],
  );
  const isDone = answers.size > 0 && ready.length === 0;
  const submit = () => {
    if (isDone) return onClose();
    if (ready.length === 0) return preview.mutate({ body: { ...form, orderIds: orders.map(({ id }) => id) } });
    send(
      ready.map(({ orderId: id, carrier, trackingNo }) => [
        id,
        { params: { id }, body: { company: carrier, trackingNo, isFirst: 1 } },
      ]),
    );
  };
  const error = upload.error ?? preview.error;
  const change = (values: Partial<typeof form>) => {
    set(values);
    preview.reset();
    reset();
  };
  return (
    <ActionDialog
      title="批量发货"
      actionLabel={isDone ? '完成' : ready.length > 0 ? `发货 ${ready.length} 单` : '检查'}
      size="large"
      write={{ isPending: preview.isPending || isPending, error }}
      onSubmit={submit}
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <Carriers />
          <Fields
            fields={fieldsFor(orders.length)}
            problems={problems}
            {...bound}
            onChange={(name, value) => change({ [name]: value })}
          />
          <FileUpload
            label="或上传文件"
            accept=".csv,.txt,.xlsx"
            maxBytes={5 * 1024 * 1024}
            hint="CSV 或 XLSX，表头写：订单号、承运商、运单号"
            onAdd={([file]) => file && upload.mutate({ body: { file } }, { onSuccess: change })}
            disabled={upload.isPending}
          />
          {error instanceof ApiError && problems.file && <p className={css.problem}>{problems.file.join('；')}</p>}
          {drafts.length > 0 && <Drafts drafts={drafts} answers={answers} />}
        </div>
      )}
    </ActionDialog>
  );
}

type DraftsProps = { drafts: readonly Draft[]; answers: ReadonlyMap<number, string | null> };

const Drafts = ({ drafts, answers }: DraftsProps) => (
  <CardTable
    label="将要发货的订单"
    heads={['行', '订单', '客户', '承运商', '运单号', '结果']}
    rows={drafts.map(({ line, orderId, no, company, carrier, trackingNo, problem }, index) => ({
      key: index,
      cells: [
        line,
        no,
        company,
        carrier,
        trackingNo,
        <Result answer={problem ?? answers.get(orderId ?? 0)} done="已发货" before="可以发货" />,
      ],
    }))}
  />
);
