import type { CreditDebt, Order } from '@yaoji/api-client/wire';
import { paymentMethodNames } from '@yaoji/domain';
import { Card, DescriptionList, formatMoney, Link } from '@yaoji/ui';
import { invoiceKindName, invoiceStatusName } from '#features/invoice/invoice-words.ts';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-info.css.ts';

const timeOf = (seconds: number | null) => seconds !== null && formatMinute(seconds);

/** Receiver, payment and invoice. */
export function OrderFacts({ order }: { order: Order }) {
  const { address, payment } = order;
  const paperCount = new Set(order.lines.flatMap(({ goodsId, needsPapers }) => (needsPapers ? goodsId : []))).size;
  const papers = [
    ...(order.needsSellerPapers ? ['供货企业资料'] : []),
    ...(paperCount > 0 ? [`${paperCount} 种商品的资料`] : []),
  ];
  const groups = [
    {
      title: '收货信息',
      items: [
        { label: '收货人', value: `${address.receiver}　${address.phone}` },
        { label: '收货地址', value: `${address.region}${address.detail}` },
        { label: '配送方式', value: order.deliveryName },
      ],
    },
    {
      title: '支付信息',
      items: [
        { label: '支付方式', value: payment ? paymentMethodNames[payment.method] : '未支付' },
        ...(order.debt ? [{ label: '待还款', value: <DebtOf debt={order.debt} /> }] : []),
        { label: '支付时间', value: timeOf(order.paidAt) },
        { label: '支付流水号', value: payment?.status === 'paid' && payment.paymentNo },
      ],
    },
    {
      title: '其他信息',
      items: [
        { label: '下单时间', value: timeOf(order.createdAt) },
        { label: '发票', value: <InvoiceState order={order} /> },
        { label: '备注', value: order.remark || '无' },
        ...(papers.length > 0 ? [{ label: '随货首营资料', value: papers.join('、') }] : []),
        ...(order.orderedBy ? [{ label: '下单人', value: order.orderedBy }] : []),
        ...(order.approvedBy ? [{ label: '审批人', value: order.approvedBy }] : []),
        { label: '取消原因', value: order.cancelReason },
      ],
    },
  ];
  return (
    <Card padding="large">
      <div className={css.groups}>
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h2 className={css.groupTitle}>{title}</h2>
            <DescriptionList columns={1} items={items} />
          </section>
        ))}
      </div>
    </Card>
  );
}

/** The unpaid part of an order on account, and where to pay it. */
const DebtOf = ({ debt: { open, dueOn, isOverdue } }: { debt: CreditDebt }) => (
  <>
    {formatMoney(open)}，{isOverdue ? '已逾期' : `${dueOn}到期`} <Link href={href('wallet_balance')}>去还款</Link>
  </>
);

/** The requested invoice and its status (K8). */
function InvoiceState({ order: { id, orderNo, invoice, invoiceKind, actions } }: { order: Order }) {
  if (invoice) {
    return (
      <>
        {invoiceKindName[invoice.kind]}{' '}
        <Link href={href('e_invoice', {}, { status: invoice.status })}>{invoiceStatusName[invoice.status]}</Link>
      </>
    );
  }
  if (actions.invoice) {
    return (
      <>
        未申请 <Link href={href('e_invoice', {}, { view: 'ask', keywords: orderNo, chosen: id })}>申请发票</Link>
      </>
    );
  }
  return invoiceKind === 'none' ? '不开发票' : `${invoiceKindName[invoiceKind]}（收货后开具）`;
}
