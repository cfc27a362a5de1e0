import { deskHref } from '@yaoji/routes/desk';
import { Card, formatMoney, Link, StatusTag } from '@yaoji/ui';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import type { Order } from './order-page.tsx';

const figures = ['数量', '单价', '金额', '优惠后'];

/** Ordered products with their batches and prices. */
export function OrderLines({ order }: { order: Order }) {
  const sums: readonly (readonly [string, string])[] = [
    ['商品金额', order.goodsAmount],
    ...(Number(order.reductions) === 0 ? [] : [['优惠', `-${order.reductions}`] as const]),
    ['运费', order.shippingFee],
  ];
  return (
    <Card title="商品" note={`${order.lines.length} 行`} padding="medium">
      <CardTable
        label="商品"
        heads={['商品', '批号与效期', ...figures]}
        figures={figures}
        rows={order.lines.map((line) => ({
          key: line.id,
          cells: [
            <>
              <span className={css.strong}>{line.name}</span>{' '}
              {Boolean(line.isGift) && <StatusTag>{order.replaces ? '补发' : '赠品'}</StatusTag>}
              {Boolean(line.isFromActivityZone) && <StatusTag>活动专区</StatusTag>}
              {Boolean(line.needsPapers) && <StatusTag tone="warning">首营资料</StatusTag>}
              <div className={css.muted}>{[line.spec, line.maker, line.approvalNo].filter(Boolean).join(' · ')}</div>
              {line.hold && <div className={css.warning}>{line.hold}</div>}
              {line.missingReports.length > 0 && (
                <div className={css.warning}>
                  缺药检报告：
                  {line.missingReports.map((batchNo) => (
                    <Link key={batchNo} href={deskHref('recall', { goodsId: line.goodsId, batchNo })}>
                      {batchNo}{' '}
                    </Link>
                  ))}
                </div>
              )}
            </>,
            line.batches.map(({ batchNo, expiry, quantity }) => (
              <div key={batchNo} className={css.batch}>
                {batchNo} <span className={css.muted}>{expiry ?? '无效期'}</span>
                {line.batches.length > 1 && ` ×${quantity}`}
              </div>
            )),
            <>
              {line.quantity}
              {line.unit}
              {order.isPartlyShipped === 1 && (
                <div className={css.muted}>
                  已发 {line.sent}，待发 {line.open}
                </div>
              )}
              {line.replaced !== '0' && <div className={css.muted}>已补发 {line.replaced}</div>}
              {line.returned !== '0' && <div className={css.warning}>退/少发 {line.returned}</div>}
            </>,
            formatMoney(line.unitPrice),
            formatMoney(line.amount),
            formatMoney(line.paid),
          ],
        }))}
      />
      <dl className={css.sums}>
        {sums.map(([label, amount]) => (
          <div key={label} className={css.sum}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className={css.sum}>
          <dt className={css.strong}>应付</dt>
          <dd className={css.money}>{formatMoney(order.total)}</dd>
        </div>
      </dl>
    </Card>
  );
}
