import type { Checkout } from '@yaoji/api-client/wire';
import { formatMoney } from '@yaoji/ui';
import type { CheckoutChoices } from '#features/order/checkout-draft.ts';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { FoldingCard } from './folding-card.tsx';
import { OptionCards } from './option-cards.tsx';

type DeliveryChoiceProps = { checkout: Checkout; onChoose: (choices: CheckoutChoices) => void };

export function DeliveryChoice({ checkout, onChoose }: DeliveryChoiceProps) {
  return (
    <FoldingCard title="配送方式" state={checkout.deliveries.length < 2 ? 'only' : 'folds'}>
      <OptionCards
        label="配送方式"
        name="delivery"
        value={checkout.delivery}
        onChange={(delivery) => onChoose({ delivery })}
        options={checkout.deliveries.map(({ code, name, description, fee }) => ({
          value: code,
          title: name,
          aside: isZeroMoney(fee) ? '包邮' : formatMoney(fee),
          note: description,
        }))}
      />
    </FoldingCard>
  );
}
