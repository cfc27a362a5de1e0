import type { ReceiptEntry, Receiving } from '@yaoji/api-client/wire';
import { normalizeText, phoneProblem, receiptResultNames } from '@yaoji/domain';
import { FormField, TextArea, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useOrdersChanged } from '#features/order/change-order.mutation.ts';
import { useReportReceiving } from '#features/receiving/change-receiving.mutation.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { PhoneField } from '#shared/forms/phone-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { PictureField } from '#shared/pictures/picture-field.tsx';
import { usePictureUploads } from '#shared/pictures/use-picture-uploads.ts';

/** Each difference as a line of text. */
const describe = ({ lines }: Receiving, differences: readonly ReceiptEntry[]) =>
  differences
    .map(({ result, lineId, batchNo, quantity, code, note }) => {
      const line = lines.find(({ id }) => id === lineId);
      const goods = line ? `${line.name} ${line.spec}${batchNo && ` 批号${batchNo}`} ${quantity}${line.unit}` : '';
      return `${receiptResultNames[result]}：${[goods, note, code && `追溯码${code}`].filter(Boolean).join(' ')}`;
    })
    .join('\n')
    .slice(0, 1000);

type ReportProps = {
  receiving: Receiving;
  differences: readonly ReceiptEntry[];
  onClose: () => void;
};

/** Prefills the after-sales case; pictures can be added. */
export function ReportDialog({ receiving, differences, onClose }: ReportProps) {
  const ordersChanged = useOrdersChanged();
  const [description, setDescription] = useState(() => describe(receiving, differences));
  const [phone, setPhone] = useState(receiving.phone);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const uploads = usePictureUploads(pictures, setPictures);
  const form = useForm(useReportReceiving(receiving.orderId), {
    check: () => ({
      describe: [...description.trim()].length < 5 ? '请至少写5个字' : undefined,
      phone: phoneProblem(phone),
    }),
    values: () =>
      uploads.isSending
        ? null
        : {
            description,
            phone: normalizeText(phone),
            ...(pictures.length > 0 ? { pictures: [...pictures] } : {}),
          },
    onSuccess: ({ id }) => {
      toast.success(`售后单 ${id} 已提交，我们会尽快处理`);
      void ordersChanged();
      onClose();
    },
  });
  return (
    <FormDialog title="差异申请售后" form={form} submitLabel="提交申请" disabled={uploads.isSending} onClose={onClose}>
      <FormField label="问题描述" required error={form.problems.describe}>
        <TextArea value={description} maxLength={1000} rows={5} onChange={setDescription} />
      </FormField>
      <PictureField label="图片" uploads={uploads} error={form.problems.pictures} />
      <PhoneField value={phone} problem={form.problems.phone} onChange={setPhone} />
    </FormDialog>
  );
}
