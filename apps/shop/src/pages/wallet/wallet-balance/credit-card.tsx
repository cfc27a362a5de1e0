import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Credit } from '@yaoji/api-client/wire';
import { Card, DescriptionList, FormField, formatMoney, Link, PinField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { RoleButton } from '#features/user/role-button.tsx';
import { useRepayCredit } from '#features/wallet/repay-credit.mutation.ts';
import { creditQuery } from '#features/wallet/wallet.queries.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { CreditRequestButton, requestText } from './credit-request.tsx';
import { readAmount } from './read-amount.ts';
import { StatementFiles } from './statement-files.tsx';

/** The credit line with its dues, and repayment. */
export function CreditCard({ balance }: { balance: string }) {
  return (
    <Loaded query={useQuery(creditQuery())} compact inCard="账期" skeleton={null}>
      {(credit) => <CreditLine credit={credit} balance={balance} />}
    </Loaded>
  );
}

type CreditLineProps = { credit: Credit; balance: string };

function CreditLine({ credit, balance }: CreditLineProps) {
  const [isRepaying, setRepaying] = useState(false);
  const { amount, used, available, overdue, terms, debts, bankAccount, request } = credit;
  return (
    <Card
      title="账期"
      note={terms}
      aside={
        <>
          <CreditRequestButton label="申请调整额度" />
          {debts.length > 0 && (
            <RoleButton operation={operations.repayCredit} size="small" onClick={() => setRepaying(true)}>
              还款
            </RoleButton>
          )}
        </>
      }
    >
      <DescriptionList
        columns={1}
        items={[
          { label: '额度', value: formatMoney(amount) },
          { label: '已用', value: formatMoney(used) },
          { label: '可用', value: formatMoney(available) },
          { label: '逾期', value: formatMoney(overdue) },
          ...debts.map(({ orderId, orderNo, open, dueOn, isOverdue }) => ({
            label: isOverdue ? '已逾期' : '待还',
            value: (
              <>
                {`${formatMoney(open)} · ${dueOn} 到期 · `}
                <Link href={href('order_info', { id: orderId })}>{orderNo}</Link>
              </>
            ),
          })),
          ...(bankAccount && debts.length > 0
            ? [
                {
                  label: '转账还款',
                  value: `${bankAccount.name}，${bankAccount.bank}，${bankAccount.account}，${bankAccount.note}`,
                },
              ]
            : []),
          ...(request ? [{ label: '申请', value: requestText(request) }] : []),
          { label: '对账单', value: <StatementFiles /> },
        ]}
      />
      {isRepaying && <RepayDialog credit={credit} balance={balance} onClose={() => setRepaying(false)} />}
    </Card>
  );
}

type RepayDialogProps = CreditLineProps & { onClose: () => void };

function RepayDialog({ credit: { used }, balance, onClose }: RepayDialogProps) {
  const [typed, setTyped] = useState(used);
  const [password, setPassword] = useState('');
  const { amount, problem } = readAmount(typed);
  const form = useForm(useRepayCredit(), {
    check: () => ({
      amount: problem,
      pay_password: password.length < 6 ? '请输入6位支付密码' : undefined,
    }),
    values: () => (amount === null ? null : { amount, pay_password: password }),
    onSuccess: onClose,
  });
  return (
    <FormDialog title="账期还款" form={form} submitLabel="还款" tone="price" onClose={onClose}>
      <FormField
        label="还款金额"
        required
        error={form.problems.amount}
        hint={`欠款 ${formatMoney(used)}，余额 ${formatMoney(balance)}，先还最早到期的；余额不足请先充值`}
      >
        <TextField value={typed} inputMode="decimal" maxLength={12} onChange={setTyped} />
      </FormField>
      <FormField label="支付密码" required error={form.problems.pay_password} hint="6位数字">
        <PinField value={password} onChange={setPassword} />
      </FormField>
    </FormDialog>
  );
}
