import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, EmptyState, Link, StatusTag } from '@yaoji/ui';
import { useSearchParams } from 'react-router';
import { Actions, action } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import * as own from './order.css.ts';

type PickLine = OperationData<'listPicking'>[number];

const heads = ['取', '商品', '批号', '有效期', '数量', '订单', ''];

/** Batches to pick, for one order or for all waiting orders, by warehouse; for the screen and for print. */
export default function PickingPage() {
  const [params] = useSearchParams();
  const orderIds = (params.get('order') ?? '').split(',').map(Number).filter(Boolean);
  const [orderId, ...others] = orderIds;
  return (
    <Page
      title="配货单"
      actions={<Button onClick={() => window.print()}>打印</Button>}
      note={
        orderId ? (
          <>
            {others.length === 0 ? (
              <Link href={deskHref('orderCodes', { id: orderId })}>扫追溯码</Link>
            ) : (
              `${orderIds.length} 个订单`
            )}
            <Link href={deskHref('picking')}>看全部待发货订单</Link>
          </>
        ) : (
          '全部待发货订单，先到效期先出'
        )
      }
    >
      <Loaded read={operations.listPicking} input={{ query: orderId ? { orderId: orderIds } : {} }}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState title="没有要配的货" picture="order" />
          ) : (
            <div className={css.stack}>
              {[...new Set(lines.map(({ warehouseId }) => warehouseId))].map((warehouseId) => (
                <Warehouse
                  key={warehouseId}
                  warehouseId={warehouseId}
                  lines={lines.filter((line) => line.warehouseId === warehouseId)}
                />
              ))}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function Warehouse({ warehouseId, lines }: { warehouseId: number; lines: readonly PickLine[] }) {
  return (
    <Card title={`仓库 ${warehouseId}`} note={`${lines.length} 项`}>
      <CardTable
        label={`仓库 ${warehouseId}`}
        heads={heads}
        figures={['数量']}
        rows={lines.map((line) => ({
          key: `${line.orderId} ${line.goodsId} ${line.batchNo}`,
          cells: [
            <span className={own.box} aria-hidden="true" />,
            <>
              <span className={css.strong}>{line.name}</span>{' '}
              {Boolean(line.needsPapers) && <StatusTag tone="warning">首营资料</StatusTag>}{' '}
              <span className={css.muted}>{[line.spec, line.maker, line.storage].filter(Boolean).join(' · ')}</span>
              {line.hold && <div className={css.warning}>暂不能发货：{line.hold}</div>}
            </>,
            line.batchNo,
            <span className={css.batch}>{line.expiry ?? '无效期'}</span>,
            `${line.quantity}${line.unit}`,
            <>
              <Link href={deskHref('order', { id: line.orderId })}>{line.no}</Link>
              {Boolean(line.needsSellerPapers) && <div className={css.warning}>附供货企业资料</div>}
            </>,
            <div className={own.action}>
              <Actions actions={[batchAction(line)]} size="small" />
            </div>,
          ],
        }))}
      />
    </Card>
  );
}

const batchAction = ({ name, orderId, no, goodsId, batchNo, expiry, unit, others }: PickLine) =>
  action(operations.changeBatches, {
    label: '换批号',
    can: others.length > 0,
    tone: 'plain',
    title: `换批号：${name}`,
    actionLabel: '更换',
    source: { batchNo: others[0]?.batchNo ?? '', reason: '' },
    fields: [
      {
        name: 'batchNo',
        label: '改为',
        options: others.map((other) => [
          other.batchNo,
          `${other.batchNo}　${other.expiry ?? '无效期'}　可用 ${other.quantity}${unit}`,
        ]),
      },
      { name: 'reason', hint: '为什么不用先到效期的批号，记入日志', required: true, input: { autoFocus: true } },
    ],
    inputOf: (form) => ({ params: { id: orderId }, body: { goodsId, ...form } }),
    done: '批号已更换',
    children: (
      <p>
        现在是 {batchNo}（{expiry ?? '无效期'}），订单 {no}
      </p>
    ),
  });
