import { operations } from '@yaoji/api-client';
import type { Checkout } from '@yaoji/api-client/wire';
import { useState } from 'react';
import { invoiceKindName } from '#features/invoice/invoice-words.ts';
import { InvoiceTitleDialog } from '#features/invoice-title/invoice-title-dialog.tsx';
import type { CheckoutChoices } from '#features/order/checkout-draft.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { FoldingCard } from './folding-card.tsx';
import { OptionCards } from './option-cards.tsx';

type InvoiceChoiceProps = {
  checkout: Checkout;
  onChoose: (choices: CheckoutChoices) => void;
  onSaved: () => void;
};

/** The kind of invoice; its details are entered and edited in place (K8). */
export function InvoiceChoice({ checkout, onChoose, onSaved }: InvoiceChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { invoices, invoiceKind, invoiceTitle: title } = checkout;
  const isSpecialOpen = invoices.some(({ kind, isAvailable }) => kind === 'special' && isAvailable);
  return (
    <FoldingCard
      title="发票"
      aside={
        <RoleButton
          operation={operations.changeInvoiceTitle}
          tone="outline"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {title ? '修改开票资料' : '填写开票资料'}
        </RoleButton>
      }
    >
      <OptionCards
        label="发票类型"
        name="invoice"
        value={invoiceKind}
        onChange={(kind) => {
          onChoose({ invoiceKind: kind });
          if (kind !== 'none' && !title) setOpen(true);
        }}
        options={invoices.map(({ kind, isAvailable, reason }) => ({
          value: kind,
          title: invoiceKindName[kind],
          disabled: !isAvailable,
          note: reason ?? (kind !== 'none' && title ? [title.title, `税号 ${title.taxNo}`] : undefined),
        }))}
      />
      {isOpen && (
        <InvoiceTitleDialog
          title={title}
          kind={invoiceKind === 'special' && isSpecialOpen ? 'special' : 'normal'}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onSaved();
          }}
        />
      )}
    </FoldingCard>
  );
}
