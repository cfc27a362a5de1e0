import { operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Button, Card, Checkbox, DescriptionList, FormField, formatMoney, StatusTag, TextArea } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PictureRow } from '#pages/parts/picture-row.tsx';
import { returnStatusName } from '#pages/parts/return-status.ts';
import { useMay } from '#shared/session/operator.ts';
import type { Order } from './order-page.tsx';

type Return = Order['returns'][number];

/** Goods that come back: what the buyer says and shows, and the next step. */
export function ReturnCard({ entry }: { entry: Return }) {
  const [dialog, setDialog] = useState<'agree' | 'refuse' | 'receive' | 'refund' | null>(null);
  const may = useMay();
  const close = () => setDialog(null);
  const codes = entry.lines.flatMap((line) => line.codes);
  const isWaiting = entry.status === 'applied' || entry.status === 'agreed' || entry.status === 'returning';
  return (
    <Card
      title={entry.isShort ? `少发 ${entry.id}` : `退货 ${entry.id}`}
      note={<StatusTag tone={isWaiting ? 'warning' : 'neutral'}>{returnStatusName[entry.status]}</StatusTag>}
      aside={
        <div className={css.buttons}>
          {entry.status === 'applied' && may(operations.answerReturn) && (
            <>
              <Button size="small" onClick={() => setDialog('agree')}>
                同意退货
              </Button>
              <Button size="small" tone="outline" onClick={() => setDialog('refuse')}>
                拒绝
              </Button>
            </>
          )}
          {entry.status === 'agreed' && may(operations.receiveReturn) && (
            <Button size="small" onClick={() => setDialog('receive')}>
              已收到退货
            </Button>
          )}
          {entry.status === 'returning' && may(operations.refundReturn) && (
            <Button size="small" onClick={() => setDialog('refund')}>
              退款
            </Button>
          )}
        </div>
      }
    >
      <DescriptionList
        items={[
          {
            label: entry.isShort ? '不发' : '退回',
            value: entry.lines.map(({ name, quantity }) => `${name} ×${quantity}`).join('、'),
            wide: true,
          },
          ...(codes.length > 0 ? [{ label: `追溯码 ${codes.length} 个`, value: codes.join('、'), wide: true }] : []),
          { label: '原因', value: entry.reason },
          { label: '说明', value: entry.description },
          {
            label: entry.isShort ? '已退' : '应退',
            value: <span className={css.money}>{formatMoney(entry.refund)}</span>,
          },
          { label: entry.isShort ? '登记时间' : '申请时间', value: formatMinute(entry.createdAt) },
        ]}
      />
      <PictureRow pictures={entry.pictures} name="退货照片" />
      {(dialog === 'agree' || dialog === 'refuse') && (
        <AnswerDialog entry={entry} agrees={dialog === 'agree'} onClose={close} />
      )}
      {dialog === 'receive' && <ReceiveDialog entry={entry} onClose={close} />}
      {dialog === 'refund' && <RefundDialog entry={entry} onClose={close} />}
    </Card>
  );
}

function AnswerDialog({ entry, agrees, onClose }: { entry: Return; agrees: boolean; onClose: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <WriteDialog
      title={agrees ? '同意退货' : '拒绝退货'}
      actionLabel={agrees ? '同意' : '拒绝'}
      destructive={!agrees}
      operation={operations.answerReturn}
      input={{ params: { id: entry.id }, body: agrees ? { agrees: 1 } : { agrees: 0, reason: reason.trim() } }}
      done={agrees ? '已同意退货' : '已拒绝退货'}
      onClose={onClose}
    >
      {(problems) =>
        agrees ? (
          <p>买家会收到通知，把商品寄回；收到后退款 {formatMoney(entry.refund)}。</p>
        ) : (
          <FormField label="原因" hint="买家会看到" error={problems.reason?.join('；')} required>
            <TextArea value={reason} onChange={setReason} rows={3} maxLength={500} autoFocus />
          </FormField>
        )
      }
    </WriteDialog>
  );
}

function ReceiveDialog({ entry, onClose }: { entry: Return; onClose: () => void }) {
  const [writtenOff, setWrittenOff] = useState<number[]>([]);
  const [scanned, setScanned] = useState('');
  const codes = scanned.split('\n').flatMap((line) => line.trim() || []);
  return (
    <WriteDialog
      title="已收到退货"
      actionLabel="确认收到"
      operation={operations.receiveReturn}
      input={{ params: { id: entry.id }, body: { writtenOff, ...(codes.length > 0 ? { codes } : {}) } }}
      done="已收到退货，等待财务退款"
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <p>
            完好的商品重新入库，之后由财务退款 <span className={css.money}>{formatMoney(entry.refund)}</span>。
          </p>
          <FormField
            label="收到的追溯码"
            hint="逐盒或整箱扫描，一行一个；不扫则按客户申报的登记"
            error={problems.codes?.join('；')}
          >
            <TextArea value={scanned} onChange={setScanned} rows={3} />
          </FormField>
          <FormField label="不能再售、报损的商品" group>
            <div className={css.stack}>
              {entry.lines.map(({ lineId, name, quantity }) => (
                <Checkbox
                  key={lineId}
                  label={`${name} ×${quantity}`}
                  checked={writtenOff.includes(lineId)}
                  onChange={(isChosen) =>
                    setWrittenOff(isChosen ? [...writtenOff, lineId] : writtenOff.filter((other) => other !== lineId))
                  }
                />
              ))}
            </div>
          </FormField>
        </div>
      )}
    </WriteDialog>
  );
}

function RefundDialog({ entry, onClose }: { entry: Return; onClose: () => void }) {
  return (
    <WriteDialog
      title="退款"
      actionLabel="退款"
      operation={operations.refundReturn}
      input={{ params: { id: entry.id } }}
      done="已退款，买家会收到通知"
      onClose={onClose}
    >
      {() => (
        <p>
          <span className={css.money}>{formatMoney(entry.refund)}</span> 按原付款方式退回；银行转账请先汇出再确认。
        </p>
      )}
    </WriteDialog>
  );
}
