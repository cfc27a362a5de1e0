import type { InvoiceTitle } from '@yaoji/api-client/wire';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { InvoiceTitleFields } from './invoice-title-fields.tsx';
import { invoiceTitleProblems } from './invoice-title-problems.ts';
import { useSaveInvoiceTitle } from './save-invoice-title.mutation.ts';
import { useTitleDraft } from './use-title-draft.ts';

type InvoiceTitleDialogProps = {
  /** The stored data; null if there is none yet. */
  readonly title: InvoiceTitle | null;
  /** A special invoice also needs address, telephone, bank and account. */
  readonly needsAll: boolean;
  readonly onClose: () => void;
  readonly onSaved: (title: InvoiceTitle) => void;
};

/** Adds or changes the title data of invoices without leaving the page. */
export default function InvoiceTitleDialog({ title, needsAll, onClose, onSaved }: InvoiceTitleDialogProps) {
  const [draft, change] = useTitleDraft(title);
  const form = useForm(useSaveInvoiceTitle(), {
    check: () => invoiceTitleProblems(draft, needsAll),
    values: () => draft,
    onSuccess: onSaved,
  });

  return (
    <FormDialog title="开票资料" form={form} submitLabel="保存" onClose={onClose}>
      <InvoiceTitleFields title={draft} needsAll={needsAll} problems={form.problems} onChange={change} />
    </FormDialog>
  );
}
