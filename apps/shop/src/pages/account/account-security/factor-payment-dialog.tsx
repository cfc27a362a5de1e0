import { normalizeText } from '@yaoji/domain';
import { Checkbox, FormField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useFactorPayment } from '#features/security/second-factor.mutation.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';

type FactorPaymentDialogProps = { payAbove: string | null; onClose: () => void };

/** Sets the amount above which a payment requires a code (C250). */
export function FactorPaymentDialog({ payAbove, onClose }: FactorPaymentDialogProps) {
  const [isAsked, setIsAsked] = useState(payAbove !== null);
  const [amount, setAmount] = useState(payAbove ?? '');
  const form = useForm(useFactorPayment(), {
    check: () => ({
      pay_above:
        isAsked && !/^\d{1,10}(\.\d{1,2})?$/.test(normalizeText(amount)) ? '请填写金额，最多两位小数' : undefined,
    }),
    values: () => (isAsked ? { pay_above: normalizeText(amount) } : {}),
    notice: '已保存',
    onSuccess: onClose,
  });
  return (
    <FormDialog title="付款验证" size="small" form={form} submitLabel="保存" onClose={onClose}>
      <Checkbox label="付款高于以下金额时需要动态验证码" checked={isAsked} onChange={setIsAsked} />
      {isAsked && (
        <FormField label="金额（元）" required error={form.problems.pay_above}>
          <TextField name="pay_above" inputMode="decimal" maxLength={13} value={amount} onChange={setAmount} />
        </FormField>
      )}
    </FormDialog>
  );
}
