import { type OperationInput, operations, type Schemas } from '@yaoji/api-client/desk';
import { compareMoney, creditTermsText, formatMinute } from '@yaoji/domain';
import { Card, formatMoney, Notice } from '@yaoji/ui';
import { Actions, action, reasonAsked } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import { StatementFiles } from './statement-files.tsx';

type Credit = Schemas['BuyerCredit'];
type Form = OperationInput<'setBuyerCredit'>['body'];

const setAction = (id: number, { line, request }: Pick<Credit, 'line' | 'request'>) =>
  action(operations.setBuyerCredit, {
    label: line ? '调整账期' : '开通账期',
    // The cast: the server reports missing days.
    source: {
      amount: request?.amount ?? line?.amount ?? '',
      graceDays: line?.graceDays ?? 0,
      ...(line?.days && { days: line.days }),
      ...(line?.closingDay && { closingDay: line.closingDay }),
      reason: '',
    } as Form,
    fields: [
      { name: 'amount', unit: '元', type: 'figure', required: true, hint: '填0停用，已有欠款照常到期' },
      { name: 'days', type: 'integer', hint: '与还款日填一个' },
      { name: 'closingDay', type: 'integer', hint: '每月几日' },
      { name: 'graceDays', type: 'integer', required: true },
      { name: 'reason', required: true, hint: '留在记录里', input: { maxLength: 60 } },
    ],
    inputOf: (body) => ({ params: { id }, body }),
    done: '账期已保存',
  });

const declineAction = (id: number, can: boolean) =>
  action(operations.declineCreditRequest, {
    label: '不同意申请',
    can,
    ...reasonAsked('客户会收到通知'),
    inputOf: (body: { reason: string }) => ({ params: { id }, body }),
    done: '已答复',
  });

const lineText = (line: NonNullable<Credit['line']>) =>
  compareMoney(line.amount, 0) > 0 ? `${formatMoney(line.amount)} · ${creditTermsText(line)}` : '已停用';

/** A buyer's credit line with its debts and decisions. */
export function CreditCard({ id, createdAt }: Pick<Schemas['BuyerDetail'], 'id' | 'createdAt'>) {
  return (
    <Loaded read={operations.getBuyerCredit} input={{ params: { id } }}>
      {({ line, request, used, available, overdue, debts, decisions }) => (
        <Card
          title="账期"
          note={line ? lineText(line) : '未开通'}
          aside={
            <Actions actions={[setAction(id, { line, request }), declineAction(id, request !== null)]} size="small" />
          }
        >
          {request && (
            <Notice>
              客户申请额度 {formatMoney(request.amount)}：{request.reason}（{formatMinute(request.createdAt)}）
            </Notice>
          )}
          {line && (
            <div className={css.stack}>
              <p>
                已用 <span className={css.money}>{formatMoney(used)}</span> · 可用 {formatMoney(available)} · 逾期{' '}
                {formatMoney(overdue)}
              </p>
              <StatementFiles id={id} createdAt={createdAt} />
              {debts.length > 0 && (
                <CardTable
                  label="待还款"
                  isLabelled
                  heads={['订单', '到期', '订单金额', '待还']}
                  figures={['订单金额', '待还']}
                  rows={debts.map((debt) => ({
                    key: debt.orderId,
                    cells: [
                      debt.orderNo,
                      debt.isOverdue === 1 ? `${debt.dueOn} 已逾期` : debt.dueOn,
                      formatMoney(debt.total),
                      formatMoney(debt.open),
                    ],
                  }))}
                />
              )}
              <CardTable
                label="账期记录"
                isLabelled
                heads={['时间', '额度', '账期', '经手', '原因']}
                figures={['额度']}
                rows={decisions.map((decision) => ({
                  key: decision.createdAt,
                  cells: [
                    formatMinute(decision.createdAt),
                    formatMoney(decision.amount),
                    creditTermsText(decision),
                    decision.operator,
                    decision.reason,
                  ],
                }))}
              />
            </div>
          )}
        </Card>
      )}
    </Loaded>
  );
}
