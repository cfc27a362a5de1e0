import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, EmptyState, FormField, Link, Select, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';
import * as own from './picking-page.css.ts';

type PickLine = OperationData<'listPicking'>[number];

const heads = ['取', '商品', '批号', '有效期', '数量', '订单', ''];

/** What to take from which batch, for one order or for all that wait, by warehouse; to work from and to print. */
export default function PickingPage() {
  const [params] = useSearchParams();
  const orderId = Number(params.get('order')) || undefined;
  const picking = useRead(operations.listPicking, { query: orderId ? { orderId } : {} });
  return (
    <Page
      title="配货单"
      note={
        orderId ? (
          <>
            <Link href={deskHref('orderCodes', { id: orderId })}>扫追溯码</Link>
            <Link href={deskHref('picking')}>看全部待发货订单</Link>
          </>
        ) : (
          '全部待发货订单，先到效期先出 · Ctrl+P 打印'
        )
      }
    >
      <Loaded query={picking} label="正在读取配货单…">
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
  const [changing, setChanging] = useState<PickLine | null>(null);
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
              <span className={css.muted}>
                {line.spec} · {line.maker}
              </span>
              {line.hold && <div className={css.warning}>暂不能发货：{line.hold}</div>}
            </>,
            line.batchNo,
            line.expiry ?? '无效期',
            `${line.quantity}${line.unit}`,
            <Link href={deskHref('order', { id: line.orderId })}>{line.no}</Link>,
            line.others.length > 0 && (
              <div className={own.action}>
                <Button size="small" tone="plain" onClick={() => setChanging(line)}>
                  换批号
                </Button>
              </div>
            ),
          ],
        }))}
      />
      {changing && <BatchDialog line={changing} onClose={() => setChanging(null)} />}
    </Card>
  );
}

function BatchDialog({ line, onClose }: { line: PickLine; onClose: () => void }) {
  const [batchNo, setBatchNo] = useState(line.others[0]?.batchNo ?? '');
  const [reason, setReason] = useState('');
  return (
    <WriteDialog
      title={`换批号：${line.name}`}
      actionLabel="更换"
      operation={operations.changeBatches}
      input={{ params: { id: line.orderId }, body: { goodsId: line.goodsId, batchNo, reason: reason.trim() } }}
      done="批号已更换"
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <p>
            现在是 {line.batchNo}（{line.expiry ?? '无效期'}），订单 {line.no}
          </p>
          <FormField label="改为" error={problems.batchNo?.join('；')}>
            <Select
              block
              value={batchNo}
              onChange={setBatchNo}
              options={line.others.map((other) => ({
                value: other.batchNo,
                label: `${other.batchNo}　${other.expiry ?? '无效期'}　可用 ${other.quantity}${line.unit}`,
              }))}
            />
          </FormField>
          <FormField
            label="原因"
            hint="为什么不用先到效期的批号，记入日志"
            error={problems.reason?.join('；')}
            required
          >
            <TextField value={reason} onChange={setReason} autoFocus />
          </FormField>
        </div>
      )}
    </WriteDialog>
  );
}
