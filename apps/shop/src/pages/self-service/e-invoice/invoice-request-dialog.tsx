import { useMutation } from '@tanstack/react-query';
import { type Invoice, type InvoiceForm, type InvoiceTitle, writeInvoiceTitleProblems } from '@yaoji/api-client/wire';
import { invoiceTitleProblems } from '@yaoji/domain';
import { Checkbox, ChoiceCards, formatMoney, Notice } from '@yaoji/ui';
import { useState } from 'react';
import { invoiceKindName } from '#features/invoice/invoice-words.ts';
import { useRequestInvoice } from '#features/invoice/request-invoice.mutation.ts';
import { InvoiceTitleFields } from '#features/invoice-title/invoice-title-fields.tsx';
import { useSaveInvoiceTitle } from '#features/invoice-title/save-invoice-title.mutation.ts';
import { useTitleDraft } from '#features/invoice-title/use-title-draft.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';

type InvoiceRequestDialogProps = {
  orderIds: readonly number[];
  /** The chosen orders' total. */
  total: string;
  held: InvoiceTitle | null;
  onClose: () => void;
  onAsked: () => void;
};

/** Kind and title of the invoice for the chosen orders (K8). */
export function InvoiceRequestDialog({ orderIds, total, held, onClose, onAsked }: InvoiceRequestDialogProps) {
  const [kind, setKind] = useState<Invoice['kind']>('normal');
  const [title, change, isLoading] = useTitleDraft(held);
  const [savesTitle, setSavesTitle] = useState(held === null);
  const save = useSaveInvoiceTitle();
  const request = useRequestInvoice();
  const ask = useMutation({
    mutationFn: async (form: InvoiceForm) => {
      if (savesTitle) await save.mutateAsync(title);
      return request.mutateAsync(form);
    },
  });
  const form = useForm(ask, {
    check: () => writeInvoiceTitleProblems(invoiceTitleProblems(title, kind)),
    values: () => ({ ...title, orderIds: [...orderIds], kind }),
    notice: '发票申请已提交',
    onSuccess: onAsked,
  });

  return (
    <FormDialog title="申请开票" size="large" form={form} submitLabel="提交申请" label="申请开票" onClose={onClose}>
      <Notice>
        将 {orderIds.length} 个订单开在一张发票上，订单金额合计 {formatMoney(total)}；已退货的部分不开票。
      </Notice>
      <ChoiceCards
        label="发票种类"
        name="invoice-kind"
        columns={2}
        value={kind}
        options={[
          { value: 'normal', title: invoiceKindName.normal, description: '抬头和税号即可' },
          { value: 'special', title: invoiceKindName.special, description: '可抵扣进项税，需要完整的开票资料' },
        ]}
        onChange={setKind}
      />
      <InvoiceTitleFields title={title} kind={kind} problems={form.problems} disabled={isLoading} onChange={change} />
      <Checkbox label="保存为默认开票资料" checked={savesTitle} onChange={setSavesTitle} />
    </FormDialog>
  );
}
