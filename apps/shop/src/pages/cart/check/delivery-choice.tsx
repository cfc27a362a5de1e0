import type { Checkout } from '@yaoji/api-client/wire';
import { formatMoney } from '@yaoji/ui';
import type { CheckChoices } from '#features/order/check-draft.ts';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { FoldingCard } from './folding-card.tsx';
import { OptionCards } from './option-cards.tsx';

type DeliveryChoiceProps = { readonly check: Checkout; readonly onChoose: (choices: CheckChoices) => void };

export function DeliveryChoice({ check, onChoose }: DeliveryChoiceProps) {
  return (
    <FoldingCard title="配送方式" state={check.deliveries.length < 2 ? 'only' : 'folds'}>
      <OptionCards
        label="配送方式"
        name="delivery"
        value={check.delivery}
        onChange={(delivery) => onChoose({ delivery })}
        options={check.deliveries.map(({ code, name, description, fee }) => ({
          value: code,
          title: name,
          aside: isZeroMoney(fee) ? '包邮' : formatMoney(fee),
          note: description,
        }))}
      />
    </FoldingCard>
  );
}
