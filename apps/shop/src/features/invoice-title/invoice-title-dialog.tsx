import { type Invoice, type InvoiceTitle, writeInvoiceTitleProblems } from '@yaoji/api-client/wire';
import { invoiceTitleProblems } from '@yaoji/domain';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { InvoiceTitleFields } from './invoice-title-fields.tsx';
import { useSaveInvoiceTitle } from './save-invoice-title.mutation.ts';
import { useTitleDraft } from './use-title-draft.ts';

type InvoiceTitleDialogProps = {
  /** The stored data; null if there is none yet. */
  title: InvoiceTitle | null;
  kind: Invoice['kind'];
  onClose: () => void;
  onSaved: (title: InvoiceTitle) => void;
};

/** Adds or changes the title data of invoices without leaving the page. */
export function InvoiceTitleDialog({ title, kind, onClose, onSaved }: InvoiceTitleDialogProps) {
  const [draft, change, isLoading] = useTitleDraft(title);
  const form = useForm(useSaveInvoiceTitle(), {
    check: () => writeInvoiceTitleProblems(invoiceTitleProblems(draft, kind)),
    values: () => draft,
    onSuccess: onSaved,
  });

  return (
    <FormDialog title="开票资料" form={form} submitLabel="保存" onClose={onClose}>
      <InvoiceTitleFields title={draft} kind={kind} problems={form.problems} disabled={isLoading} onChange={change} />
    </FormDialog>
  );
}
