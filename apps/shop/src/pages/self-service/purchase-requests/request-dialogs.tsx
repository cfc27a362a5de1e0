import type { PurchaseRequest } from '@yaoji/api-client/wire';
import { FormField, TextArea, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useChangeRequest, useReturnRequest } from '#features/purchase-request/decide-request.mutation.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';

type DialogProps = { request: PurchaseRequest; onClose: () => void };

/** Returns a request with a word. */
export function ReturnDialog({ request: { id, askedBy }, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  const form = useForm(useReturnRequest(), {
    check: () => ({ reason: reason.trim() ? undefined : '请填写退回原因' }),
    values: () => ({ id, reason: reason.trim() }),
    notice: '已退回',
    onSuccess: onClose,
  });
  return (
    <FormDialog title={`退回采购申请 ${id}`} form={form} submitLabel="退回" onClose={onClose}>
      <FormField label="原因" required hint={`${askedBy}会看到；商品放回购物车`} error={form.problems.reason}>
        <TextArea rows={3} value={reason} onChange={setReason} maxLength={200} />
      </FormField>
    </FormDialog>
  );
}

/** Changes quantities before approval; 0 takes a product out. */
export function QuantitiesDialog({ request: { id, lines }, onClose }: DialogProps) {
  const [draft, setDraft] = useState<Readonly<Record<number, string>>>({});
  const changed = lines.flatMap((line) => {
    const number = draft[line.id]?.trim();
    return number !== undefined && number !== line.quantity ? [{ line_id: line.id, number }] : [];
  });
  const form = useForm(useChangeRequest(), {
    check: () => ({
      lines: changed.every(({ number }) => /^\d{1,8}(\.\d{1,3})?$/.test(number)) ? undefined : '请填写数量',
    }),
    values: () => (changed.length > 0 ? { id, lines: changed } : null),
    notice: '数量已修改，请核对金额后同意',
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={`修改采购申请 ${id} 的数量`}
      form={form}
      submitLabel="保存数量"
      disabled={changed.length === 0}
      onClose={onClose}
    >
      {lines.map((line, index) => (
        <FormField
          key={line.id}
          label={line.name}
          hint={`${line.spec}，每次 ${line.packStep}${line.unit}；0 为不采购`}
          error={index === 0 ? form.problems.lines : undefined}
        >
          <TextField
            inputMode="decimal"
            maxLength={12}
            value={draft[line.id] ?? line.quantity}
            onChange={(text) => setDraft((before) => ({ ...before, [line.id]: text }))}
          />
        </FormField>
      ))}
    </FormDialog>
  );
}
