import type { Checkout } from '@yaoji/api-client/wire';
import { Card, formatMoney } from '@yaoji/ui';
import type { CheckChoices } from '#features/order/check-draft.ts';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { OptionCards } from './option-cards.tsx';

type DeliveryChoiceProps = { readonly check: Checkout; readonly onChoose: (choices: CheckChoices) => void };

export function DeliveryChoice({ check, onChoose }: DeliveryChoiceProps) {
  return (
    <Card title="配送方式">
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
    </Card>
  );
}
