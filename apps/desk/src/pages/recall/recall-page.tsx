import type { FieldErrors } from '@yaoji/api-client';
import { type OperationData, type OperationInput, operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, Link, Notice, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import { type Field, Fields, type FieldValue } from '#pages/parts/fields.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { useMay } from '#shared/session/operator.ts';
import { levelNames, RecallTag } from './recalls-page.tsx';

type Batch = OperationData<'getBatch'>;

const openFields: readonly Field[] = [
  { name: 'level', label: '级别', options: Object.entries(levelNames) },
  { name: 'dueOn', label: '反馈期限', type: 'date', required: true },
  { name: 'reason', label: '召回原因', hint: '客户会看到', type: 'area', rows: 2, required: true },
  { name: 'instruction', label: '处理要求', hint: '客户会看到', type: 'area', rows: 3, required: true },
];
const endFields: readonly Field[] = [
  { name: 'conclusion', label: '结论', type: 'area', required: true },
  { name: 'isReleased', label: '恢复销售', type: 'flag', hint: '勾选：封存的库存重新可售，并通知客户；不勾：继续封存' },
];
const blank = {
  level: 'first',
  instruction: '立即停止销售，清点封存，在商城“召回通知”中反馈剩余数量并退回。',
  isReleased: 0,
};

/** Where a batch went, its recall and what became of it. */
export default function RecallPage() {
  const { goodsId, batchNo = '' } = useParams();
  const batch = useRead(operations.getBatch, { query: { goodsId: Number(goodsId), batchNo } });
  return (
    <Loaded query={batch} label="正在读取批号…">
      {(found) => <BatchView batch={found} />}
    </Loaded>
  );
}

function BatchView({ batch }: { batch: Batch }) {
  const { goodsId, batchNo, recall, figures, unit } = batch;
  const [isAsked, setAsked] = useState(false);
  const may = useMay();
  const remind = useWrite(operations.remindOfRecall);
  const isOpen = recall !== null && recall.endedAt === null;
  const canOpen = recall === null || recall.isReleased === 1;
  return (
    <Page
      title={`批号 ${batchNo}`}
      note={
        <>
          {batch.name} {batch.spec} · {batch.maker} <RecallTag recall={recall} />
        </>
      }
      actions={
        <>
          <Button
            tone="outline"
            href={`/desk/api/recalls/file?${new URLSearchParams({ goodsId: `${goodsId}`, batchNo })}`}
          >
            导出 CSV
          </Button>
          {isOpen && may(operations.remindOfRecall) && figures.answered < figures.buyers && (
            <Button
              tone="outline"
              loading={remind.isPending}
              onClick={() =>
                remind.mutate({ params: { id: recall.id } }, { onSuccess: () => toast.success('已提醒未反馈的客户') })
              }
            >
              提醒未反馈的客户
            </Button>
          )}
          {(isOpen || canOpen) && may(operations.openRecall) && (
            <Button tone={isOpen ? 'brand' : 'danger'} onClick={() => setAsked(true)}>
              {isOpen ? '结束召回' : '发起召回'}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        {recall && (
          <Notice tone={isOpen ? 'danger' : 'info'} title={`${levelNames[recall.level]}：${recall.reason}`}>
            <div>{recall.instruction}</div>
            <div>
              {recall.operator} {formatMinute(recall.createdAt)} 发起 · 反馈期限 {recall.dueOn}
              {recall.endedAt !== null && ` · ${formatMinute(recall.endedAt)} 结束：${recall.conclusion}`}
            </div>
          </Notice>
        )}
        {batch.held.length > 0 && (
          <Notice tone="warning" title="未发货的订单占用该批号">
            <Deliveries list={batch.held} />
          </Notice>
        )}
        <Card
          title="购买客户"
          note={`${figures.buyers} 家 · 发出 ${figures.received}${unit} · 已退 ${figures.returned} · 途中 ${figures.returning} · 可售 ${batch.stock} · 封存 ${batch.blocked}`}
        >
          <Buyers batch={batch} />
        </Card>
      </div>
      {isAsked && <RecallDialog batch={batch} isOpen={isOpen} onClose={() => setAsked(false)} />}
    </Page>
  );
}

const Deliveries = ({ list }: { list: Batch['held'] }) =>
  list.map(({ orderId, no, shippedAt, parcels, quantity }) => (
    <div key={orderId}>
      <Link href={deskHref('order', { id: orderId })}>{no}</Link> ×{quantity}{' '}
      <span className={css.muted}>{shippedAt === null ? '未发货' : `${formatMinute(shippedAt)} ${parcels}`}</span>
    </div>
  ));

const figureHeads = ['收到', '已退', '途中', '剩余'];

function Buyers({ batch: { buyers, recall } }: { batch: Batch }) {
  return (
    <CardTable
      label="购买客户"
      heads={['客户', '发货', '反馈', ...figureHeads]}
      figures={figureHeads}
      rows={buyers.map((buyer) => ({
        key: buyer.buyerId,
        cells: [
          <>
            <Link href={deskHref('buyer', { id: buyer.buyerId })}>{buyer.company}</Link>
            <div className={css.muted}>{[buyer.username, buyer.phone].filter(Boolean).join(' · ')}</div>
          </>,
          <Deliveries list={buyer.deliveries} />,
          buyer.answeredAt ? `${formatMinute(buyer.answeredAt)} ${buyer.note}` : recall && '未反馈',
          buyer.received,
          buyer.returned,
          buyer.returning,
          buyer.remaining ?? '—',
        ],
      }))}
    />
  );
}

type DialogProps = { batch: Batch; isOpen: boolean; onClose: () => void };

/** Opens a recall, or ends the one that goes on. */
function RecallDialog({ batch: { goodsId, batchNo, recall, figures, stock, unit }, isOpen, onClose }: DialogProps) {
  const [form, setForm] = useState<Record<string, FieldValue>>(blank);
  const { isReleased, conclusion, ...opening } = form;
  const change = (name: string, value: FieldValue) => setForm((before) => ({ ...before, [name]: value }));
  const fields = (problems: FieldErrors) => (
    <Fields fields={isOpen ? endFields : openFields} values={form} problems={problems} onChange={change} />
  );
  // The casts: what is not filled in yet is for the server to say.
  const end = { conclusion, isReleased } as OperationInput<'endRecall'>['body'];
  const open = { goodsId, batchNo, ...opening } as OperationInput<'openRecall'>['body'];
  const texts = { title: '结束召回', actionLabel: '结束召回', done: '召回已结束', onClose, children: fields };
  if (isOpen && recall)
    return <WriteDialog {...texts} operation={operations.endRecall} input={{ params: { id: recall.id }, body: end }} />;
  return (
    <WriteDialog
      {...texts}
      title={`发起召回：停售 ${stock}${unit}，通知 ${figures.buyers} 家客户`}
      actionLabel="停售并通知客户"
      destructive
      size="medium"
      operation={operations.openRecall}
      input={{ body: open }}
      done="已停售并通知客户"
    />
  );
}
