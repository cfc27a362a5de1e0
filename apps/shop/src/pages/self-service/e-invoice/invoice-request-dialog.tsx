import type { Invoice, InvoiceTitle } from '@yaoji/api-client/wire';
import { Button, Checkbox, ChoiceCards, Dialog, formatMoney, Notice, toast } from '@yaoji/ui';
import { type FormEvent, useId, useState } from 'react';
import { invoiceKindName } from '#features/invoice/invoice-words.ts';
import { useRequestInvoice } from '#features/invoice/request-invoice.mutation.ts';
import { emptyInvoiceTitle, InvoiceTitleFields } from '#features/invoice-title/invoice-title-fields.tsx';
import { type InvoiceTitleProblems, invoiceTitleProblems } from '#features/invoice-title/invoice-title-problems.ts';
import { useSaveInvoiceTitle } from '#features/invoice-title/save-invoice-title.mutation.ts';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import * as css from './e-invoice.css.ts';

type InvoiceRequestDialogProps = {
  readonly orderIds: readonly number[];
  /** What the orders come to. */
  readonly total: string;
  readonly held: InvoiceTitle | null;
  readonly onClose: () => void;
  readonly onAsked: () => void;
};

/** Kind and title of the invoice that the chosen orders are put on (K8). */
export default function InvoiceRequestDialog({ orderIds, total, held, onClose, onAsked }: InvoiceRequestDialogProps) {
  const formId = useId();
  const [kind, setKind] = useState<Invoice['kind']>('normal');
  const [title, setTitle] = useState(held ?? emptyInvoiceTitle);
  const [keeps, setKeeps] = useState(held === null);
  const [problems, setProblems] = useState<InvoiceTitleProblems>({});
  const save = useSaveInvoiceTitle();
  const request = useRequestInvoice();
  const saveOnce = useMutateOnce(save);
  const requestOnce = useMutateOnce(request);
  const shown: InvoiceTitleProblems = { ...fieldProblems(save.error), ...fieldProblems(request.error), ...problems };

  const ask = () =>
    requestOnce(
      { ...title, orderIds: [...orderIds], kind },
      {
        onSuccess: () => {
          toast.success('发票申请已提交');
          onAsked();
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = invoiceTitleProblems(title, kind === 'special');
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (keeps) saveOnce(title, { onSuccess: ask });
    else ask();
  };

  return (
    <Dialog
      open
      size="large"
      title="申请开票"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={save.isPending || request.isPending}>
            提交申请
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate aria-label="申请开票">
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
        <InvoiceTitleFields
          title={title}
          needsAll={kind === 'special'}
          problems={shown}
          onChange={(changed) => setTitle((earlier) => ({ ...earlier, ...changed }))}
        />
        <Checkbox label="保存为默认开票资料" checked={keeps} onChange={setKeeps} />
      </form>
    </Dialog>
  );
}
