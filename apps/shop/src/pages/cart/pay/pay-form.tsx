import { ApiError, errorCodes, operations } from '@yaoji/api-client';
import type { PaymentMethod, PaymentState } from '@yaoji/api-client/wire';
import { Card, ChoiceCards, EmptyState, FormField, formatMoney, Link, PinField } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import * as css from '#features/payment/pay.css.ts';
import { usePayOrder } from '#features/payment/pay-order.mutation.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { useIsHere } from '#shared/routing/use-navigate-if-here.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { PayCode } from './pay-code.tsx';
import { methodIcon, methodNote } from './pay-methods.tsx';
import { PayProgress } from './pay-progress.tsx';

type PayFormProps = {
  state: PaymentState;
  /** Refetches the payment's state. */
  onAskAgain: () => void;
};

/** Chooses and starts a payment method; the page around it detects completion. */
export function PayForm({ state, onAskAgain }: PayFormProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const usable = state.methods.filter(({ isAvailable }) => isAvailable);
  const begun = usable.find(({ method }) => method === state.payment?.method && state.payment.status === 'pending');
  const [chosen, setMethod] = useState<PaymentMethod>();
  const [payPassword, setPayPassword] = useState('');
  const [problem, setProblem] = useState('');
  const pay = usePayOrder();
  const payOnce = useMutateOnce(pay);
  // A transfer that came needs no second one; else the method of a payment already started.
  const isCovered = state.arrived !== null && isZeroMoney(state.arrived.lack);
  const paidFrom = isCovered ? usable.find(({ method }) => method === 'balance') : begun;
  const method = chosen ?? (paidFrom ?? begun ?? usable[0])?.method;
  const needsPassword = method === 'balance';
  const { isConfirming, payAgain } = useConfirming(begun?.method);
  const isOver = state.expiresAt !== null && state.timestamp >= state.expiresAt;

  const start = (way: PaymentMethod) =>
    payOnce(
      { orderId: state.orderId, method: way, ...(way === 'balance' ? { payPassword } : {}) },
      {
        onSuccess: ({ redirectUrl }) => {
          if (redirectUrl && isHere()) location.assign(redirectUrl);
        },
        onSettled: () => setPayPassword(''),
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!method || isOver || isConfirming) return;
    if (method === 'bank') return void navigate(href('cart_hm', {}, { id: state.orderId }));
    if (needsPassword && payPassword.length < 6) return setProblem('请输入6位数字支付密码');
    setProblem('');
    start(method);
  };

  return (
    <Card title="支付方式" padding="large">
      <form onSubmit={submit} noValidate>
        <Methods
          state={state}
          value={method}
          onChange={(way) => {
            setProblem('');
            setMethod(way);
          }}
        />
        {needsPassword && (
          <Password value={payPassword} onChange={setPayPassword} problem={problem || passwordProblem(pay.error)} />
        )}
        <PayCode state={state} onRenew={start} isRenewing={pay.isPending} />
        <div className={css.actions}>
          <RoleButton
            operation={operations.payOrder}
            type="submit"
            tone="price"
            size="large"
            disabled={!method || isOver || isConfirming}
            loading={pay.isPending}
          >
            {isConfirming ? '正在确认支付' : submitText(method, state.total)}
          </RoleButton>
          {isOver ? (
            <span className={css.state} role="status">
              支付时间已到，正在确认订单状态
            </span>
          ) : (
            <PayProgress
              payment={state.payment}
              onAskAgain={onAskAgain}
              {...(isConfirming ? { onPayAgain: payAgain } : {})}
            />
          )}
        </div>
      </form>
    </Card>
  );
}

function submitText(method: PaymentMethod | undefined, total: string) {
  if (method === 'bank') return '查看收款账户并转账';
  return `${method === 'credit' ? '账期支付' : '支付'} ${formatMoney(total)}`;
}

/** Blocks a second payment while the provider's result is pending, unless the buyer says they have not paid. */
function useConfirming(begun: PaymentMethod | undefined) {
  const [isAgain, setAgain] = useState(false);
  const isBack = useSearch().get('back') === '1';
  return {
    isConfirming: isBack && !isAgain && begun !== undefined && isOnline(begun),
    payAgain: () => setAgain(true),
  };
}

type PasswordProps = {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
};

const Password = ({ value, onChange, problem }: PasswordProps) => (
  <div className={css.password}>
    <FormField label="支付密码" required error={problem} hint="6位数字">
      <PinField value={value} onChange={onChange} />
    </FormField>
  </div>
);

type MethodsProps = {
  state: PaymentState;
  value: PaymentMethod | undefined;
  onChange: (method: PaymentMethod) => void;
};

const Methods = ({ state, value, onChange }: MethodsProps) => (
  <>
    {offeredOf(state).length === 0 && <EmptyState compact picture="order" title="暂无可用的支付方式" />}
    <ChoiceCards
      label="支付方式"
      name="method"
      value={value}
      onChange={onChange}
      options={offeredOf(state).map((option) => ({
        value: option.method,
        title: option.name,
        icon: methodIcon[option.method],
        description: option.reason ?? methodNote(option.method, state),
        disabled: !option.isAvailable,
      }))}
    />
    {state.walletAllowed && !state.hasPayPassword && <SetPayPassword />}
    <RepayFirst state={state} />
  </>
);

const isOnline = (method: PaymentMethod) => !['balance', 'bank', 'credit'].includes(method);

/** Of the unavailable methods, only a balance or a credit line that is too low is shown. */
const offeredOf = ({ methods }: PaymentState) =>
  methods.filter(({ method, isAvailable }) => isAvailable || method === 'balance' || method === 'credit');

function SetPayPassword() {
  const settingHref = linkTo('account_basic');
  if (!settingHref) return null;
  return (
    <p className={css.state}>
      余额支付需要支付密码：<Link href={settingHref}>去设置支付密码</Link>
    </p>
  );
}

/** The way to repay if debts prevent buying on account. */
function RepayFirst({ state: { methods, credit } }: { state: PaymentState }) {
  const isRefused = methods.some(({ method, isAvailable }) => method === 'credit' && !isAvailable);
  if (!isRefused || !credit || isZeroMoney(credit.used)) return null;
  return (
    <p className={css.state}>
      {`账期欠款 ${formatMoney(credit.used)}：`}
      <Link href={href('wallet_balance')}>去还款</Link>
    </p>
  );
}

/** How long the password is locked (O4); the alert shows a wrong password and the remaining tries (E3). */
function passwordProblem(error: unknown) {
  if (error instanceof ApiError && error.code === errorCodes.payPasswordLocked.code) return error.message;
  return fieldProblems(error).pay_password && '请重新输入支付密码';
}
