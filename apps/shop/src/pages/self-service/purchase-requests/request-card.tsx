import { ApiError } from '@yaoji/api-client';
import type { PurchaseRequest, RequestLine } from '@yaoji/api-client/wire';
import { compareMoney } from '@yaoji/domain';
import {
  Button,
  Card,
  type DataColumn,
  DataTable,
  DescriptionList,
  formatMoney,
  Link,
  Notice,
  Price,
  StatusTag,
  toast,
} from '@yaoji/ui';
import { useState } from 'react';
import { lineColumns, moneyColumn } from '#features/goods/line-columns.tsx';
import { useApproveRequest, useReturnRequest } from '#features/purchase-request/decide-request.mutation.ts';
import { CardFoot } from '#shared/page/card-foot.tsx';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './purchase-requests.css.ts';
import { QuantitiesDialog, ReturnDialog } from './request-dialogs.tsx';

const states = {
  open: { tone: 'warning', text: '待审批' },
  approved: { tone: 'success', text: '已同意' },
  returned: { tone: 'neutral', text: '已退回' },
} as const;

const columns: readonly DataColumn<RequestLine>[] = [
  ...lineColumns,
  moneyColumn('unitPrice', '单价'),
  moneyColumn('amount', '小计'),
];

const said = (label: string, value: string) => (value ? [{ label, value, wide: true }] : []);

const factsOf = (request: PurchaseRequest) => [
  { label: '采购门店', value: request.company },
  { label: '申请人', value: request.askedBy },
  { label: '申请时间', value: formatMinute(request.createdAt) },
  ...(request.status === 'open'
    ? [{ label: '等待', value: request.waitsFor }]
    : [{ label: '处理人', value: `${request.decidedBy} ${formatMinute(request.decidedAt ?? 0)}` }]),
  ...request.steps.map(({ company, reasons, approvedBy }, index) => ({
    label: request.steps.length > 1 ? `审批 ${index + 1}` : '审批',
    value: `${company}：${reasons.join('；')}${approvedBy === null ? '' : `（${approvedBy}已同意）`}`,
    wide: true,
  })),
  ...said('数量修改', request.steps.flatMap(({ changes }) => changes).join('；')),
  ...said('备注', request.remark),
  ...said('退回原因', request.answer),
];

/** A request: what, why and for whom; open ones with what this session may do. */
export function RequestCard({ request }: { request: PurchaseRequest }) {
  const { id, status, title, lines, total, totalNow, problem, orderNo, orderId } = request;
  const [dialog, setDialog] = useState<'return' | 'quantities' | null>(null);
  const risen = totalNow !== null && compareMoney(totalNow, total) > 0;
  return (
    <Card
      padding="large"
      title={`采购申请 ${id}：${title}`}
      note={<StatusTag tone={states[status].tone}>{states[status].text}</StatusTag>}
    >
      <div className={css.stack}>
        <DescriptionList items={factsOf(request)} />
        {problem && <Notice tone="danger" title={problem} />}
        {risen && <Notice tone="warning" title={`金额已由申请时的${formatMoney(total)}升至${formatMoney(totalNow)}`} />}
        {status === 'open' && (
          <DataTable caption={`采购申请 ${id} 的商品`} columns={columns} rows={lines} keyOf={(line) => line.id} />
        )}
        <CardFoot>
          <span>
            合计 <Price value={totalNow ?? total} size="large" />
          </span>
          {orderNo &&
            (orderId ? <Link href={href('order_info', { id: orderId })}>订单 {orderNo}</Link> : `订单 ${orderNo}`)}
          {request.canDecide && <Decisions request={request} risen={risen} onDialog={setDialog} />}
          {request.canWithdraw && <Withdraw id={id} />}
        </CardFoot>
      </div>
      {dialog === 'return' && <ReturnDialog request={request} onClose={() => setDialog(null)} />}
      {dialog === 'quantities' && <QuantitiesDialog request={request} onClose={() => setDialog(null)} />}
    </Card>
  );
}

type DecisionsProps = {
  request: PurchaseRequest;
  /** The total has risen since it was asked for: approving needs a second press. */
  risen: boolean;
  onDialog: (dialog: 'return' | 'quantities') => void;
};

function Decisions({ request: { id, totalNow }, risen, onDialog }: DecisionsProps) {
  const approve = useApproveRequest();
  /** The risen total that the first press has accepted. */
  const [accepted, setAccepted] = useState<string | null>(null);
  const isSecond = !risen || accepted === totalNow;
  const press = () => {
    if (totalNow === null) return;
    if (!isSecond) return setAccepted(totalNow);
    approve.mutate(
      { id, total: totalNow },
      {
        onSuccess: () => void toast.success('已同意'),
        onError: (error) => {
          if (error instanceof ApiError) toast.error(error.message);
        },
      },
    );
  };
  return (
    <span className={css.buttons}>
      <Button tone="outline" onClick={() => onDialog('quantities')}>
        改数量
      </Button>
      <Button tone="outline" onClick={() => onDialog('return')}>
        退回
      </Button>
      <Button loading={approve.isPending} disabled={totalNow === null} onClick={press}>
        {isSecond ? '同意' : '按新金额同意'}
      </Button>
    </span>
  );
}

function Withdraw({ id }: { id: number }) {
  const back = useReturnRequest();
  return (
    <Button tone="outline" loading={back.isPending} onClick={() => back.mutate({ id, reason: '' })}>
      撤回
    </Button>
  );
}
