import { operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Card, DescriptionList, formatMoney, Link, StatusTag } from '@yaoji/ui';
import { Actions, action, reasonAsked } from '#pages/parts/actions.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PictureRow } from '#pages/parts/picture-row.tsx';
import { returnStatusName } from '#pages/parts/return-status.ts';
import type { Order } from './order-page.tsx';

type Return = Order['returns'][number];
type Receipt = { codes?: string; writtenOff: readonly string[] };

const unitsOf = ({ name, spec, quantity }: Return['lines'][number]) => `${name} ${spec} ×${quantity}`;

/** The next actions of a return: answer, receipt of goods, or refund. */
function actionsFor({ id, status, refund, refundStatus, lines }: Return) {
  const params = { id };
  const money = <span className={css.money}>{formatMoney(refund)}</span>;
  return [
    action(operations.answerReturn, {
      label: '同意退货',
      can: status === 'applied',
      tone: 'brand',
      actionLabel: '同意',
      inputOf: () => ({ params, body: { agrees: 1 } }),
      done: '已同意退货',
      children: <p>买家会收到通知，把商品寄回；收到后退款 {formatMoney(refund)}。</p>,
    }),
    action(operations.answerReturn, {
      label: '拒绝',
      can: status === 'applied',
      title: '拒绝退货',
      ...reasonAsked('买家会看到'),
      inputOf: ({ reason }) => ({ params, body: { agrees: 0, reason } }),
      done: '已拒绝退货',
    }),
    action(operations.receiveReturn, {
      label: '已收到退货',
      can: status === 'agreed',
      tone: 'brand',
      actionLabel: '确认收到',
      source: { writtenOff: [] } as Receipt,
      fields: [
        {
          name: 'codes',
          label: '收到的追溯码',
          type: 'area',
          rows: 3,
          hint: '逐盒或整箱扫描，一行一个；不扫则按客户申报的登记',
        },
        { name: 'writtenOff', type: 'several', options: lines.map((line) => [String(line.lineId), unitsOf(line)]) },
      ],
      inputOf: ({ codes, writtenOff }) => ({
        params,
        body: { writtenOff: writtenOff.map(Number), ...(codes && { codes: codes.split(/\s*\n\s*/) }) },
      }),
      done: '已收到退货，等待财务退款',
      children: <p>完好的商品重新入库，之后由财务退款 {money}。</p>,
    }),
    action(operations.refundReturn, {
      label: '退款',
      can: status === 'returning' && refundStatus === null,
      tone: 'brand',
      inputOf: () => ({ params }),
      done: ({ returns }) =>
        returns.some((each) => each.id === id && each.status === 'refunded')
          ? '已退款，买家会收到通知'
          : '已办理，款项退出后买家会收到通知',
      children: <p>{money} 按原付款方式退回；银行转账的转入待退款，汇出后在那里登记流水号。</p>,
    }),
  ];
}

const refundWords: Readonly<Record<string, string>> = {
  pending: '等待退出，在待退款登记流水号',
  failed: '支付渠道退款失败，见待退款',
};

/** A return: the buyer's description and pictures, and the next action. */
export function ReturnCard({ entry }: { entry: Return }) {
  const codes = entry.lines.flatMap((line) => line.codes);
  const isWaiting = entry.status === 'applied' || entry.status === 'agreed' || entry.status === 'returning';
  return (
    <Card
      title={entry.isShort ? `少发 ${entry.id}` : `退货 ${entry.id}`}
      note={<StatusTag tone={isWaiting ? 'warning' : 'neutral'}>{returnStatusName[entry.status]}</StatusTag>}
      aside={
        <div className={css.buttons}>
          <Actions actions={actionsFor(entry)} size="small" />
        </div>
      }
    >
      <DescriptionList
        items={[
          {
            label: entry.isShort ? '不发' : '退回',
            value: entry.lines.map(unitsOf).join('、'),
            wide: true,
          },
          ...(codes.length > 0 ? [{ label: `追溯码 ${codes.length} 个`, value: codes.join('、'), wide: true }] : []),
          { label: '原因', value: entry.reason },
          { label: '说明', value: entry.description },
          {
            label: entry.status === 'refunded' ? '已退' : '应退',
            value: <span className={css.money}>{formatMoney(entry.refund)}</span>,
          },
          {
            label: '退款',
            value: entry.refundStatus && refundWords[entry.refundStatus] && (
              <Link href={deskHref('waiting', { kind: 'refunds' })}>{refundWords[entry.refundStatus]}</Link>
            ),
          },
          { label: entry.isShort ? '登记时间' : '申请时间', value: formatMinute(entry.createdAt) },
        ]}
      />
      <PictureRow pictures={entry.pictures} name="退货照片" />
    </Card>
  );
}
