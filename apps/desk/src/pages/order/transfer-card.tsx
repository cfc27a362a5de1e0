import { operations } from '@yaoji/api-client/desk';
import { arrivedText, formatMinute } from '@yaoji/domain';
import { Card, DescriptionList, formatMoney, PictureViewer, StatusTag } from '@yaoji/ui';
import { useState } from 'react';
import { Actions, action, reasonAsked } from '#pages/parts/actions.tsx';
import * as css from '#pages/parts/page.css.ts';
import * as own from './order.css.ts';
import type { Order } from './order-page.tsx';
import { slipStatusName } from './order-words.ts';

const alt = '转账凭证';

const actionsFor = ({ id, buyer, total, arrived, actions }: Order) => [
  action(operations.acceptTransfer, {
    label: '确认到账',
    can: actions.settleTransfer === 1,
    tone: 'brand',
    source: { tradeNo: '' },
    fields: [{ name: 'tradeNo', hint: '可不填' }],
    inputOf: ({ tradeNo }) => ({ params: { id }, body: tradeNo ? { tradeNo } : {} }),
    done: '已确认到账，订单待发货',
    children: (
      <div>
        {buyer.company} 转来 <span className={css.money}>{formatMoney(total)}</span>
        {arrived && (
          <p className={css.warning}>
            {arrivedText(arrived, formatMoney)}；确认到账须另有一笔 {formatMoney(total)}
          </p>
        )}
      </div>
    ),
  }),
  action(operations.rejectTransfer, {
    label: '退回凭证',
    can: actions.settleTransfer === 1,
    actionLabel: '退回',
    ...reasonAsked('买家会看到原因，并可以重新上传凭证'),
    inputOf: (body) => ({ params: { id }, body }),
    done: '凭证已退回',
  }),
];

/** The slip of a bank transfer next to the expected details. */
export function TransferCard({ order, slip }: { order: Order; slip: NonNullable<Order['slip']> }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <Card
      title={alt}
      note={
        <StatusTag tone={slip.status === 'pending' ? 'warning' : 'neutral'}>{slipStatusName[slip.status]}</StatusTag>
      }
    >
      <div className={own.slip}>
        <button type="button" className={own.frame} onClick={() => setIsLarge(true)} aria-label={`放大${alt}`}>
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
          <div className={css.buttons}>
            <Actions actions={actionsFor(order)} />
          </div>
        </div>
      </div>
      <PictureViewer pictures={[{ src: slip.url, alt }]} index={isLarge ? 0 : null} onClose={() => setIsLarge(false)} />
    </Card>
  );
}
