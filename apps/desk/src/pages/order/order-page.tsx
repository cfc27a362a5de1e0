import { type OperationData, operations } from '@yaoji/api-client/desk';
import { arrivedText, compareMoney, formatMinute, paymentMethodNames } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Card, CopyButton, DescriptionList, formatMoney, Link, Notice, StatusTag } from '@yaoji/ui';
import { useParams } from 'react-router';
import { Actions, action, reasonAsked, WriteButton } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import { LogList } from '#pages/parts/log-list.tsx';
import { NotesCard } from '#pages/parts/notes-card.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useMay } from '#shared/session/operator.ts';
import { OrderLines } from './order-lines.tsx';
import { debtText, eventName, invoiceKindName, refundWay, statusName, statusTone } from './order-words.ts';
import { ParcelCard } from './parcel-card.tsx';
import { replaceAction } from './replace-action.tsx';
import { ReturnCard } from './return-card.tsx';
import { HeldLines, shipAction } from './ship-action.tsx';
import { shortAction } from './short-action.tsx';
import { TransferCard } from './transfer-card.tsx';

export type Order = OperationData<'getOrder'>;

/** One order: lines and batches, available actions, and its log. */
export default function OrderPage() {
  const { id } = useParams();
  return (
    <Loaded read={operations.getOrder} input={{ params: { id: Number(id) } }}>
      {(found) => <OrderView order={found} />}
    </Loaded>
  );
}

function OrderView({ order }: { order: Order }) {
  const { id, actions } = order;
  const hasParcels = order.parcels.length > 0;
  const back = `${order.paymentMethod === 'credit' ? '账款' : '已付的'} ${formatMoney(order.total)} ${refundWay(order.paymentMethod)}`;
  const hint = order.paidAt === null ? '买家会看到原因' : `买家会看到原因；${back}`;
  return (
    <Page
      title={`订单 ${order.no}`}
      note={
        <>
          <StatusTag tone={statusTone[order.status]}>{statusName(order)}</StatusTag>
          <CopyButton text={order.no} name="订单号" />
        </>
      }
      actions={
        <Actions
          actions={[
            { label: '配货单', can: actions.pick === 1, href: deskHref('picking', {}, { order: id }) },
            { label: '追溯码', can: actions.ship === 1 || hasParcels, href: deskHref('orderCodes', { id }) },
            { label: '随货单据', can: hasParcels, href: `/desk/api/orders/${id}/papers` },
            shortAction(order),
            replaceAction(order),
            action(operations.cancelOrder, {
              label: '取消订单',
              can: actions.cancel === 1,
              ...reasonAsked(hint),
              inputOf: (body) => ({ params: { id }, body }),
              done: '订单已取消',
            }),
            shipAction(order),
          ]}
        />
      }
    >
      <div className={css.split}>
        <div className={css.stack}>
          <NotesCard of="order" record={order} />
          <HeldLines title="暂不能发货" lines={order.lines.map((line) => ({ ...line, reason: line.hold }))} />
          <Arrived order={order} />
          <Replacements order={order} />
          {order.cancelReason && <Notice title="取消原因">{order.cancelReason}</Notice>}
          {order.slip && <TransferCard order={order} slip={order.slip} />}
          <OrderLines order={order} />
          {order.returns.map((entry) => (
            <ReturnCard key={entry.id} entry={entry} />
          ))}
          <Card title="操作日志" note="谁做了什么">
            <LogList entries={order.log} />
          </Card>
        </div>
        <OrderFacts order={order} />
      </div>
    </Page>
  );
}

/** Transfers for an unpaid order that filled the balance, and the next step. */
function Arrived({ order: { arrived } }: { order: Order }) {
  if (!arrived) return null;
  const isEnough = compareMoney(arrived.lack, 0) === 0;
  return (
    <Notice title="转账已到" action={<Link href={deskHref('bank')}>银行流水</Link>}>
      {arrivedText(arrived, formatMoney)}。
      {isEnough ? '请客户用余额支付。' : '补款到账后，把它分配给这张订单，其余用余额付。'}
    </Notice>
  );
}

/** The order that this one replaces units of, and its own replacement orders. */
function Replacements({ order: { replaces, replacements } }: { order: Order }) {
  const linkTo = ({ id, no }: { id: number; no: string }) => (
    <Link key={id} href={deskHref('order', { id })}>
      {no}
    </Link>
  );
  return (
    <>
      {replaces && <Notice title="补发单">免费补发订单 {linkTo(replaces)} 的商品。</Notice>}
      {replacements.length > 0 && (
        <Notice title="已补发">
          <span className={css.buttons}>补发单 {replacements.map(linkTo)}</span>
        </Notice>
      )}
    </>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const { buyer, proposal } = order;
  return (
    <div className={css.facts}>
      <Card padding="small" title="客户">
        <DescriptionList
          columns={1}
          items={[
            { label: '客户', value: <Link href={deskHref('buyer', { id: buyer.id })}>{buyer.company}</Link> },
            { label: '账号', value: buyer.username },
            { label: '电话', value: buyer.phone },
            { label: '业务员', value: buyer.salesperson },
            ...(proposal
              ? [
                  {
                    label: '推荐单',
                    value: (
                      <Link href={deskHref('proposals', {}, { search: proposal.id })}>
                        {proposal.id} {proposal.salesperson}
                      </Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
        <Link href={deskHref('orders', {}, { buyer: buyer.id })}>该客户的全部订单</Link>
      </Card>
      <Card
        padding="small"
        title="收货与付款"
        aside={order.actions.queryPayments === 1 && <QueryButton id={order.id} />}
      >
        <DescriptionList
          columns={1}
          items={[
            { label: '收货人', value: `${order.receiver} ${order.phone}` },
            { label: '地址', value: order.address },
            { label: '买家留言', value: order.remark },
            ...(order.needsSellerPapers ? [{ label: '随货首营资料', value: '供货企业资料' }] : []),
            ...(order.orderedBy ? [{ label: '下单人', value: order.orderedBy }] : []),
            ...(order.approvedBy ? [{ label: '审批人', value: order.approvedBy }] : []),
            { label: '付款方式', value: paymentWay(order) },
            ...(order.transfers.length > 0 ? [{ label: '银行流水', value: <Transfers order={order} /> }] : []),
            ...(order.debt ? [{ label: '待还款', value: debtText(order.debt) }] : []),
            { label: '发票', value: <InvoiceOf order={order} /> },
          ]}
        />
      </Card>
      {order.parcels.map((parcel) => (
        <ParcelCard key={parcel.id} order={order} parcel={parcel} />
      ))}
      <Card padding="small" title="进度">
        <DescriptionList
          columns={1}
          items={order.events.map(({ kind, note, createdAt }) => ({
            label: eventName[kind],
            value: [formatMinute(createdAt), note].filter(Boolean).join(' '),
          }))}
        />
      </Card>
    </div>
  );
}

const paymentWay = ({ paymentMethod, paidAt, slip }: Order) => {
  if (paidAt !== null) return paymentMethod ? paymentMethodNames[paymentMethod] : '无需付款';
  if (slip?.status === 'pending') return `${paymentMethodNames.bank}，凭证待核对`;
  return paymentMethod ? `${paymentMethodNames[paymentMethod]}，待付款` : '未选择';
};

/** The bank lines that paid it, or filled the balance for it. */
function Transfers({ order: { transfers } }: { order: Order }) {
  const may = useMay();
  return transfers.map(({ id, serialNo, status, day, amount }) => (
    <div key={id}>
      {may(operations.listBankLines) ? (
        <Link href={deskHref('bank', {}, { status, search: serialNo })}>{serialNo}</Link>
      ) : (
        serialNo
      )}{' '}
      <span className={css.muted}>
        {day} {formatMoney(amount)}
      </span>
    </div>
  ));
}

const tradeStateName = { paid: '已付款', pending: '未付款', closed: '已关闭' } as const;

/** Asks the payment providers whether the order was paid. */
const QueryButton = ({ id }: { id: number }) => (
  <WriteButton
    size="small"
    label="向支付渠道查询"
    operation={operations.queryPayments}
    input={{ params: { id } }}
    done={(found) =>
      found.map(({ method, state }) => `${paymentMethodNames[method]}：${tradeStateName[state]}`).join('；')
    }
  />
);

/** The requested invoice, and the invoice itself once it is issued. */
function InvoiceOf({ order: { invoice, invoiceKind } }: { order: Order }) {
  const may = useMay();
  if (!invoice?.no || !may(operations.downloadInvoice)) return invoiceKindName[invoiceKind];
  return <Link href={`/desk/api/invoices/${invoice.id}/file`}>{invoice.no}</Link>;
}
