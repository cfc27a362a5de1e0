import type { PaymentState } from '@yaoji/api-client/wire';
import { arrivedText } from '@yaoji/domain';
import { formatMoney, Link, Notice } from '@yaoji/ui';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { href } from '#shared/routing/href.ts';

type ArrivedNoticeProps = {
  arrived: PaymentState['arrived'];
  /** The order to link to for paying it. Default: on that page already. */
  orderId?: number;
};

/** Says which transfers for an unpaid order are in the balance, and the next step. */
export function ArrivedNotice({ arrived, orderId: id }: ArrivedNoticeProps) {
  if (!arrived) return null;
  if (isZeroMoney(arrived.lack)) {
    return (
      <Notice tone="success" action={id && <Link href={href('cart_step3', { id })}>用余额支付</Link>}>
        {arrivedText(arrived, formatMoney)}。
      </Notice>
    );
  }
  return <Notice>{arrivedText(arrived, formatMoney)}。请再转这个差额，到账后与余额一起付清。</Notice>;
}
