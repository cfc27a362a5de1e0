import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { RecallNotice } from '@yaoji/api-client/wire';
import {
  Card,
  Checkbox,
  DescriptionList,
  EmptyState,
  FormField,
  Link,
  Notice,
  Skeleton,
  StatusTag,
  TextField,
  toast,
} from '@yaoji/ui';
import { Fragment, useState } from 'react';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { useAnswerRecall } from '#features/recall/answer-recall.mutation.ts';
import { recallsQuery } from '#features/recall/recall.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { CardFoot } from '#shared/page/card-foot.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './recalls.css.ts';

const levelName = { first: '一级召回', second: '二级召回', third: '三级召回' } as const;

export const prefetch: Prefetch = (client) => void client.prefetchQuery(recallsQuery());

/** Recalled batches the buyer received: the remaining quantity of each, and its return (R120). */
export default function RecallsPage() {
  return (
    <MemberFrame note="按批号列出您买过的召回商品；填好剩余数量，一步生成退货单">
      <Loaded
        query={useQuery(recallsQuery())}
        inCard
        skeleton={
          <Card>
            <Skeleton height={320} />
          </Card>
        }
        empty={
          <EmptyState picture="search" title="没有召回通知">
            您买过的批号若被召回，会在消息中通知您，并显示在这里。
          </EmptyState>
        }
      >
        {(recalls) => recalls.map((recall) => <RecallCard key={recall.id} recall={recall} />)}
      </Loaded>
    </MemberFrame>
  );
}

const stateOf = ({ isOver, remaining }: RecallNotice) => {
  if (isOver) return <StatusTag>已结束</StatusTag>;
  return remaining === null ? (
    <StatusTag tone="danger">待反馈</StatusTag>
  ) : (
    <StatusTag tone="success">已反馈</StatusTag>
  );
};

function RecallCard({ recall }: { recall: RecallNotice }) {
  const { level, name, spec, maker, unit, batchNo, reason, instruction, dueOn, lines, returnIds } = recall;
  return (
    <Card padding="large" title={`${levelName[level]}：${name}`} note={stateOf(recall)}>
      <div className={css.stack}>
        {!recall.isOver && (
          <Notice tone={recall.remaining === null ? 'danger' : 'info'} title={`请在 ${dueOn} 前反馈`}>
            {instruction}
          </Notice>
        )}
        <DescriptionList
          items={[
            { label: '批号', value: <strong>{batchNo}</strong> },
            { label: '规格', value: spec },
            { label: '生产企业', value: maker },
            { label: '召回原因', value: reason },
            {
              label: '购买',
              value: lines.map(({ orderId, orderNo, shippedAt, quantity }) => (
                <div key={orderId}>
                  <Link href={href('order_info', { id: orderId })}>{orderNo}</Link> {formatMinute(shippedAt)} 发货{' '}
                  {quantity}
                  {unit}
                </div>
              )),
              wide: true,
            },
            {
              label: '数量',
              value: `购买 ${recall.received}${unit}　已退 ${recall.returned}${unit}　退回途中 ${recall.returning}${unit}${recall.remaining === null ? '' : `　剩余 ${recall.remaining}${unit}`}`,
              wide: true,
            },
            {
              label: '退货单',
              value: returnIds.map((id) => (
                <Fragment key={id}>
                  <Link href={href('order_return_info', { id })}>退货单 {id}</Link>{' '}
                </Fragment>
              )),
              wide: true,
            },
          ].filter(({ label }) => label !== '退货单' || returnIds.length > 0)}
        />
        {!recall.isOver && <AnswerForm key={recall.remaining} recall={recall} />}
      </div>
    </Card>
  );
}

function AnswerForm({ recall: { id, name, unit, batchNo, ...said } }: { recall: RecallNotice }) {
  const [remaining, setRemaining] = useState(said.remaining ?? '');
  const [note, setNote] = useState(said.note);
  const [returns, setReturns] = useState(true);
  const isAnything = Number(remaining) > 0;
  const form = useForm(useAnswerRecall(), {
    check: () => ({ remaining: /^\d{1,9}(\.\d{1,3})?$/.test(remaining) ? undefined : '请填写剩余数量，没有剩余填 0' }),
    values: () => ({ id, answer: { remaining, note, returns: returns && isAnything } }),
    onSuccess: () => void toast.success(returns && isAnything ? '已反馈，并生成退货单' : '已反馈'),
  });
  return (
    <form {...form.props} className={css.stack} aria-label={`反馈 ${name} ${batchNo}`}>
      <div className={css.fields}>
        <FormField
          label={`剩余数量（${unit}）`}
          hint="未售出、未使用的数量（含在途退货）"
          error={form.problems.remaining}
          required
        >
          <TextField inputMode="decimal" value={remaining} onChange={setRemaining} />
        </FormField>
        <FormField label="说明" hint="选填，如已下架封存" error={form.problems.note}>
          <TextField value={note} onChange={setNote} maxLength={500} />
        </FormField>
      </div>
      <CardFoot>
        <Checkbox label="退回剩余商品，全额退款" checked={returns} onChange={setReturns} />
        <RoleButton operation={operations.answerRecall} type="submit" loading={form.isSending}>
          {returns && isAnything ? '反馈并退货' : '提交反馈'}
        </RoleButton>
      </CardFoot>
    </form>
  );
}
