import type { Checkout } from '@yaoji/api-client/wire';
import { Card, formatMoney } from '@yaoji/ui';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { OptionCards } from './option-cards.tsx';
import type { CheckChoices } from './use-check-choices.ts';

type ChoiceProps = { readonly check: Checkout; readonly onChoose: (choices: CheckChoices) => void };

export function DeliveryChoice({ check, onChoose }: ChoiceProps) {
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

const invoiceName = { none: '不开发票', normal: '增值税普通发票', special: '增值税专用发票' } as const;

export function InvoiceChoice({ check, onChoose }: ChoiceProps) {
  const title = check.invoiceTitle;
  return (
    <Card title="发票">
      <OptionCards
        label="发票类型"
        name="invoice"
        value={check.invoiceKind}
        onChange={(invoiceKind) => onChoose({ invoiceKind })}
        options={check.invoices.map(({ kind, isAvailable, reason }) => ({
          value: kind,
          title: invoiceName[kind],
          disabled: !isAvailable,
          note: reason ?? (kind !== 'none' && title ? `${title.title}　税号 ${title.taxNo}` : undefined),
        }))}
      />
    </Card>
  );
}
