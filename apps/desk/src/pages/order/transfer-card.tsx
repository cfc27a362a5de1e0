import { operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Button, Card, DescriptionList, FormField, formatMoney, PictureViewer, StatusTag, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { ReasonDialog } from '#pages/parts/reason-dialog.tsx';
import type { Order } from './order-page.tsx';
import { slipStatusName } from './order-words.ts';
import * as own from './transfer-card.css.ts';

type TransferProps = { order: Order; slip: NonNullable<Order['slip']> };

/** The slip of a bank transfer beside what has to stand on it. */
export function TransferCard({ order, slip }: TransferProps) {
  const [dialog, setDialog] = useState<'accept' | 'reject' | 'picture' | null>(null);
  const close = () => setDialog(null);
  const alt = '转账凭证';
  return (
    <Card
      title="转账凭证"
      note={
        <StatusTag tone={slip.status === 'pending' ? 'warning' : 'neutral'}>{slipStatusName[slip.status]}</StatusTag>
      }
    >
      <div className={own.slip}>
        <button type="button" className={own.frame} onClick={() => setDialog('picture')} aria-label="放大转账凭证">
          <img src={slip.url} alt={alt} className={css.picture} />
        </button>
        <div className={css.stack}>
          <DescriptionList
            columns={1}
            items={[
              { label: '应到账', value: <span className={css.money}>{formatMoney(order.total)}</span> },
              { label: '付款单位', value: order.buyer.company },
              { label: '订单号', value: order.no },
              { label: '上传时间', value: formatMinute(slip.createdAt) },
              { label: '买家备注', value: slip.remark },
            ]}
          />
          {Boolean(order.actions.settleTransfer) && (
            <div className={css.buttons}>
              <Button onClick={() => setDialog('accept')}>确认到账</Button>
              <Button tone="outline" onClick={() => setDialog('reject')}>
                退回凭证
              </Button>
            </div>
          )}
        </div>
      </div>
      <PictureViewer pictures={[{ src: slip.url, alt }]} index={dialog === 'picture' ? 0 : null} onClose={close} />
      {dialog === 'accept' && <AcceptDialog order={order} onClose={close} />}
      {dialog === 'reject' && (
        <ReasonDialog
          title="退回凭证"
          actionLabel="退回"
          hint="买家会看到原因，并可以重新上传凭证"
          operation={operations.rejectTransfer}
          id={order.id}
          done="凭证已退回"
          onClose={close}
        />
      )}
    </Card>
  );
}

function AcceptDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [tradeNo, setTradeNo] = useState('');
  const body = tradeNo.trim() ? { tradeNo: tradeNo.trim() } : {};
  return (
    <WriteDialog
      title="确认到账"
      actionLabel="确认到账"
      operation={operations.acceptTransfer}
      input={{ params: { id: order.id }, body }}
      done="已确认到账，订单待发货"
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <div>
            {order.buyer.company} 转来 <span className={css.money}>{formatMoney(order.total)}</span>
          </div>
          <FormField label="银行流水号" hint="可不填" error={problems.tradeNo?.join('；')}>
            <TextField value={tradeNo} onChange={setTradeNo} autoFocus />
          </FormField>
        </div>
      )}
    </WriteDialog>
  );
}
