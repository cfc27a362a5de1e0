import { ApiError } from '@yaoji/api-client';
import type { Payment, PaymentMethod, PaymentState } from '@yaoji/api-client/wire';
import { normalizeText } from '@yaoji/domain';
import { Button, Card, FormField, formatMoney, PasswordField } from '@yaoji/ui';
import { type FormEvent, Fragment, useState } from 'react';
import { usePayOrder } from '#features/payment/pay-order.mutation.ts';
import { OptionCards } from '../check/option-cards.tsx';
import * as css from './pay.css.ts';

/** Chooses a way to pay and starts it; the page around it notices when it is done. */
export function PayForm({ state }: { readonly state: PaymentState }) {
  const usable = state.methods.filter(({ isAvailable }) => isAvailable);
  const [method, setMethod] = useState<PaymentMethod | undefined>(usable[0]?.method);
  const [payPassword, setPayPassword] = useState('');
  const [problem, setProblem] = useState('');
  const pay = usePayOrder();
  const needsPassword = method === 'balance';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!method || pay.isPending) return;
    const typed = normalizeText(payPassword);
    if (needsPassword && !/^\d{6}$/.test(typed)) {
      setProblem('请输入6位数字支付密码');
      return;
    }
    setProblem('');
    pay.mutate(
      { orderId: state.orderId, method, ...(needsPassword ? { payPassword: typed } : {}) },
      {
        onSuccess: ({ redirectUrl }) => {
          if (redirectUrl) location.assign(redirectUrl);
        },
        onSettled: () => setPayPassword(''),
      },
    );
  };

  return (
    <Card title="支付方式" padding="large">
      <form onSubmit={submit} noValidate>
        <OptionCards
          label="支付方式"
          name="method"
          value={method ?? ''}
          onChange={(chosen) => {
            setProblem('');
            // The cast: the options are exactly the methods.
            setMethod(chosen as PaymentMethod);
          }}
          options={state.methods.map(({ method, name, isAvailable, reason }) => ({
            value: method,
            title: name,
            disabled: !isAvailable,
            note: reason ?? (method === 'balance' ? `可用余额 ${formatMoney(state.balance)}` : undefined),
          }))}
        />
        {needsPassword && (
          <div className={css.password}>
            <FormField label="支付密码" required error={problem || passwordProblem(pay.error)}>
              <PasswordField
                value={payPassword}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                onChange={setPayPassword}
              />
            </FormField>
          </div>
        )}
        <BankAccount payment={state.payment} />
        <div className={css.actions}>
          <Button type="submit" tone="price" size="large" disabled={!method} loading={pay.isPending}>
            {`支付 ${formatMoney(state.total)}`}
          </Button>
          <PaymentProgress payment={state.payment} />
        </div>
      </form>
    </Card>
  );
}

const passwordProblem = (error: unknown) => (error instanceof ApiError ? error.errors.pay_password?.[0] : undefined);

/** How the latest attempt stands. */
function PaymentProgress({ payment }: { readonly payment: Payment | null }) {
  if (payment?.status === 'failed') {
    return (
      <span className={css.failed} role="alert">
        上次支付未成功，可重新支付或更换支付方式
      </span>
    );
  }
  if (payment?.status !== 'pending' || payment.method === 'balance') return null;
  return (
    <span className={css.state} role="status">
      正在等待支付结果，支付完成后本页会自动跳转
    </span>
  );
}

function BankAccount({ payment }: { readonly payment: Payment | null }) {
  const account = payment?.bankAccount;
  if (!account) return null;
  return (
    <dl className={css.bank}>
      {[
        ['开户银行', account.bank],
        ['户名', account.name],
        ['账号', account.account],
        ['附言', account.note],
      ].map(([term, value]) => (
        <Fragment key={term}>
          <dt className={css.bankTerm}>{term}</dt>
          <dd className={css.bankValue}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
