import { type OperationData, type OperationInput, operations } from '@yaoji/api-client/desk';
import { formatMinute, recallLevelNames } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, Link, Notice } from '@yaoji/ui';
import { useParams } from 'react-router';
import { Actions, action, WriteButton } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { RecallTag } from './recalls-page.tsx';

type Batch = OperationData<'getBatch'>;

/** Opens a recall if none is open, otherwise ends it; a report may be uploaded at any time. */
function actionsFor({ batchId, goodsId, batchNo, recall, figures, stock, unit }: Batch) {
  return [
    action(operations.addReport, {
      label: '上传检验报告',
      can: batchId !== null,
      source: {} as { file?: File; issuedOn?: string },
      fields: [
        { name: 'file', hint: '替换该批号已有的报告', type: 'paper' },
        { name: 'issuedOn', type: 'date', hint: '可不填' },
      ],
      // The server refuses an empty file, next to its field.
      inputOf: ({ file = new File([], ''), issuedOn }) =>
        batchId === null ? null : { params: { id: batchId }, body: { file, ...(issuedOn && { issuedOn }) } },
      done: '检验报告已上传',
    }),
    action(operations.endRecall, {
      label: '结束召回',
      can: recall?.endedAt === null,
      tone: 'brand',
      source: { conclusion: '', isReleased: 0 } as OperationInput<'endRecall'>['body'],
      fields: [
        { name: 'conclusion', type: 'area', required: true },
        { name: 'isReleased', type: 'flag', hint: '勾选：封存的库存重新可售，并通知客户；不勾：继续封存' },
      ],
      inputOf: (body) => recall && { params: { id: recall.id }, body },
      done: '召回已结束',
    }),
    action(operations.openRecall, {
      label: '发起召回',
      can: recall === null || recall.isReleased === 1,
      tone: 'danger',
      title: `发起召回：停售 ${stock}${unit}，通知 ${figures.buyers} 家客户`,
      actionLabel: '停售并通知客户',
      destructive: true,
      size: 'medium',
      source: {
        goodsId,
        batchNo,
        level: 'first',
        dueOn: '',
        reason: '',
        instruction: '立即停止销售，清点封存，在商城“召回通知”中反馈剩余数量并退回。',
      } as OperationInput<'openRecall'>['body'],
      fields: [
        { name: 'level', options: Object.entries(recallLevelNames) },
        { name: 'dueOn', type: 'date', required: true },
        { name: 'reason', hint: '客户会看到', type: 'area', rows: 2, required: true },
        { name: 'instruction', hint: '客户会看到', type: 'area', rows: 3, required: true },
      ],
      inputOf: (body) => ({ body }),
      done: '已停售并通知客户',
    }),
  ];
}

/** The buyers of a batch, its recall and the result. */
export default function RecallPage() {
  const { goodsId, batchNo = '' } = useParams();
  return (
    <Loaded read={operations.getBatch} input={{ query: { goodsId: Number(goodsId), batchNo } }}>
      {(found) => <BatchView batch={found} />}
    </Loaded>
  );
}

function BatchView({ batch }: { batch: Batch }) {
  const { goodsId, batchNo, recall, figures, unit } = batch;
  const isOpen = recall?.endedAt === null;
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
          {isOpen && figures.answered < figures.buyers && (
            <WriteButton
              label="提醒未反馈的客户"
              operation={operations.remindOfRecall}
              input={{ params: { id: recall.id } }}
              done="已提醒未反馈的客户"
            />
          )}
          <Actions actions={actionsFor(batch)} />
        </>
      }
    >
      <div className={css.stack}>
        {recall && (
          <Notice tone={isOpen ? 'danger' : 'info'} title={`${recallLevelNames[recall.level]}：${recall.reason}`}>
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
          note={`${figures.buyers} 家 · 发出 ${figures.received}${unit} · 已退 ${figures.returned} · 途中 ${figures.returning} · 客户剩余 ${figures.remaining ?? unknown} · 可售 ${batch.stock} · 封存 ${batch.blocked}`}
        >
          <CardTable
            label="购买客户"
            heads={['客户', '发货', '反馈', ...figureHeads]}
            figures={figureHeads}
            rows={batch.buyers.map((buyer) => ({
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
                buyer.remaining ?? unknown,
              ],
            }))}
          />
        </Card>
      </div>
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

/** Until the buyer answers. */
const unknown = '未知';

const figureHeads = ['收到', '已退', '途中', '剩余'];
