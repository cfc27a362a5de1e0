import { operations } from '@yaoji/api-client/desk';
import { FormField, TextField, toast } from '@yaoji/ui';
import { useState } from 'react';
import { ActionDialog } from '#pages/parts/action-dialog.tsx';
import { changedFields, Difference } from '#pages/parts/difference.tsx';
import * as css from '#pages/parts/page.css.ts';
import { conflictOf } from '#shared/api/conflict.ts';
import { useWrite } from '#shared/api/use-write.ts';
import type { Buyer } from './buyer-page.tsx';

const labels = { salesperson: '业务员', salesPhone: '业务员电话' } as const;

/** Names who looks after a buyer. Where somebody else has changed it meanwhile, says what. */
export function SalespersonDialog({ buyer, onClose }: { buyer: Buyer; onClose: () => void }) {
  const write = useWrite(operations.changeBuyer);
  // The buyer as it was looked at: what is asked for again behind the dialog doesn't count as seen.
  const [seen, setSeen] = useState(buyer);
  const [salesperson, setSalesperson] = useState(buyer.salesperson ?? '');
  const [salesPhone, setSalesPhone] = useState(buyer.salesPhone ?? '');
  const current = conflictOf(operations.changeBuyer, write.error)?.current;
  const onSuccess = () => {
    toast.success('业务员已修改');
    onClose();
  };
  const submit = () => {
    const { version } = current ?? seen;
    if (current) setSeen(current);
    write.mutate(
      { params: { id: buyer.id }, body: { version, salesperson: salesperson.trim(), salesPhone: salesPhone.trim() } },
      { onSuccess },
    );
  };
  return (
    <ActionDialog
      title="业务员"
      actionLabel={current ? '仍按我的保存' : '保存'}
      write={current ? { ...write, error: null } : write}
      onSubmit={submit}
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <FormField label="业务员" hint="留空：不指定" error={problems.salesperson?.join('；')}>
            <TextField value={salesperson} onChange={setSalesperson} autoFocus />
          </FormField>
          <FormField label="业务员电话" hint="客户能看到" error={problems.salesPhone?.join('；')}>
            <TextField value={salesPhone} onChange={setSalesPhone} inputMode="tel" />
          </FormField>
          {current && <Difference fields={changedFields(labels, seen, current)} />}
        </div>
      )}
    </ActionDialog>
  );
}
