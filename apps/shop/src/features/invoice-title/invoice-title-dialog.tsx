import type { InvoiceTitle } from '@yaoji/api-client/wire';
import { Button, Dialog } from '@yaoji/ui';
import { type FormEvent, useId, useState } from 'react';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { emptyInvoiceTitle, InvoiceTitleFields } from './invoice-title-fields.tsx';
import { type InvoiceTitleProblems, invoiceTitleProblems } from './invoice-title-problems.ts';
import { useSaveInvoiceTitle } from './save-invoice-title.mutation.ts';

type InvoiceTitleDialogProps = {
  /** The data so far; null until given. */
  readonly title: InvoiceTitle | null;
  /** For a special invoice address, telephone, bank and account are needed, too. */
  readonly needsAll: boolean;
  readonly onClose: () => void;
  readonly onSaved: (title: InvoiceTitle) => void;
};

/** Gives or changes the title data of invoices, in place. */
export default function InvoiceTitleDialog({ title, needsAll, onClose, onSaved }: InvoiceTitleDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState<InvoiceTitle>(title ?? emptyInvoiceTitle);
  const [problems, setProblems] = useState<InvoiceTitleProblems>({});
  const { mutate, isPending, error } = useSaveInvoiceTitle();
  const shown: InvoiceTitleProblems = { ...fieldProblems(error), ...problems };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = invoiceTitleProblems(draft, needsAll);
    setProblems(found);
    if (Object.keys(found).length === 0 && !isPending) mutate(draft, { onSuccess: onSaved });
  };

  return (
    <Dialog
      open
      title="开票资料"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            保存
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <InvoiceTitleFields
          title={draft}
          needsAll={needsAll}
          problems={shown}
          onChange={(changed) => setDraft((earlier) => ({ ...earlier, ...changed }))}
        />
      </form>
    </Dialog>
  );
}
