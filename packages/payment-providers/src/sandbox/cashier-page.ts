import { escapeUTF8 } from 'entities';
import { sandboxPage } from './sandbox-page.ts';

export type CashierPayment = {
  no: string;
  /** Null for a wallet recharge. */
  orderNo: string | null;
  status: 'pending' | 'paid' | 'failed' | 'closed';
  amount: string;
};

const states = {
  pending: '请选择支付结果',
  paid: '支付成功',
  failed: '支付失败',
  closed: '支付已关闭',
} as const;

type Merchant = {
  name: string;
  /** Path to which the buyer returns. */
  back: string;
};

/** The page of a fictitious provider, on which the visitor decides the result of the payment. */
export const cashierPage = (payment: CashierPayment, merchant: Merchant): string => {
  const purpose =
    payment.orderNo === null
      ? '<dt>用途</dt><dd>余额充值</dd>'
      : `<dt>订单号</dt><dd>${escapeUTF8(payment.orderNo)}</dd>`;
  return page(`
    <h1>${states[payment.status]}</h1>
    <p class="amount">¥${escapeUTF8(payment.amount.replace(/\B(?=(?:\d{3}){1,4}\.)/g, ','))}</p>
    <dl>
      <dt>商家</dt><dd>${escapeUTF8(merchant.name)}</dd>
      ${purpose}
      <dt>支付单号</dt><dd>${escapeUTF8(payment.no)}</dd>
    </dl>
    ${payment.status === 'pending' ? choices(payment.no) : ''}
    <p class="row"><a class="button${payment.status === 'pending' ? '' : ' main'}" href="${escapeUTF8(merchant.back)}">返回商家</a></p>
    <p class="note">这是模拟收银台，用于演示和测试，不会发生真实扣款。支付结果会签名后通知商家，与真实支付渠道的流程一致。</p>`);
};

export const unknownPaymentPage = (): string =>
  page(
    '<h1>没有这笔支付</h1><p>支付单不存在，请返回商家重新发起支付。</p><p class="row"><a class="button main" href="/">返回商家</a></p>',
  );

const choices = (no: string) => `
    <form method="post" action="/sandbox/cashier/${escapeUTF8(no)}">
      <div class="row">
        <button class="main" name="action" value="success">支付成功</button>
        <button name="action" value="failure">支付失败</button>
        <button name="action" value="repeat">重复通知</button>
      </div>
      <div class="row">
        <label for="seconds">延迟</label>
        <input id="seconds" name="seconds" type="number" min="1" max="600" value="10" required>
        <span>秒后</span>
        <button name="action" value="delay">延迟通知</button>
      </div>
    </form>`;

const page = (content: string) => sandboxPage({ title: '模拟收银台', name: '收银台', content });
