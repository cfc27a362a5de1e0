import { operations } from '@yaoji/api-client';
import type { PaymentMethod, PaymentState } from '@yaoji/api-client/wire';
import { paymentMethodNames } from '@yaoji/domain';
import { QrCode } from '@yaoji/ui';
import { PayCountdown } from '#features/order/pay-countdown.tsx';
import * as css from '#features/payment/pay.css.ts';
import { RoleButton } from '#features/user/role-button.tsx';

type PayCodeProps = {
  state: PaymentState;
  onRenew: (method: PaymentMethod) => void;
  isRenewing: boolean;
};

/** The QR code of an open payment, to scan with a phone; the page polls meanwhile. */
export function PayCode({ state: { payment, expiresAt, timestamp }, onRenew, isRenewing }: PayCodeProps) {
  if (payment?.qrCode == null) return null;
  const { method } = payment;
  const isClosed = payment.status !== 'pending' || (expiresAt !== null && timestamp >= expiresAt);
  const name = paymentMethodNames[method];
  return (
    <section className={css.code} aria-label={`${name}二维码`}>
      <QrCode
        text={payment.qrCode}
        label={`${name}二维码`}
        cover={
          isClosed ? (
            <RoleButton
              operation={operations.payOrder}
              size="small"
              loading={isRenewing}
              onClick={() => onRenew(method)}
            >
              刷新二维码
            </RoleButton>
          ) : undefined
        }
      />
      <div className={css.codeText}>
        <strong>请用{name}扫码付款</strong>
        {expiresAt !== null && !isClosed && (
          <span>
            二维码 <PayCountdown until={expiresAt} onEnd={() => undefined} /> 后失效
          </span>
        )}
        <span className={css.state} role="status">
          {isClosed ? '二维码已失效，请刷新' : '支付完成后本页会自动跳转'}
        </span>
      </div>
    </section>
  );
}
