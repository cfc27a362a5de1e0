import type { ReceiptEntry, Receiving } from '@yaoji/api-client/wire';
import { batchCounts, normalizeText, receiptCounts, receiptResultNames } from '@yaoji/domain';
import { Button, FormField, TextArea, TextField, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useOrdersChanged } from '#features/order/change-order.mutation.ts';
import { useFinishReceiving, useReportReceiving } from '#features/receiving/change-receiving.mutation.ts';
import type { Receipts } from '#features/receiving/use-receipts.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { phoneProblem } from '#shared/forms/phone-problems.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { PictureField } from '#shared/pictures/picture-field.tsx';
import { usePictureUploads } from '#shared/pictures/use-picture-uploads.ts';
import { newKey } from '#shared/random/new-key.ts';
import * as css from './order-receiving.css.ts';

type FootProps = { readonly receiving: Receiving; readonly receipts: Receipts };

/** How far it is, and what comes next: a case of the differences, the rest noted as short, the end. */
export function ReceivingFoot({ receiving, receipts }: FootProps) {
  const [dialog, setDialog] = useState<'report' | 'finish' | null>(null);
  const { accepted, delivered, rest } = receiptCounts(receiving, receipts.entries);
  const differences = receipts.entries.filter(
    ({ result, afterSalesId }) => result !== 'accepted' && afterSalesId === null,
  );
  const isOpen = receiving.finishedAt === null;
  const isWaiting = receipts.waitingCount > 0;
  const noteShort = () => {
    for (const { id, batches } of receiving.lines) {
      for (const batch of batches) {
        const { rest: quantity } = batchCounts(id, batch, receipts.entries);
        const place = { lineId: id, batchNo: batch.batchNo };
        if (quantity !== '0') receipts.add({ key: newKey(), result: 'short', place, quantity });
      }
    }
  };
  if (!isOpen && differences.length === 0) return null;
  const close = () => setDialog(null);
  return (
    <div className={css.foot}>
      <p className={css.progress}>
        合格 <strong>{accepted}</strong>/{delivered}
        <span className={css.quiet}>　待验 {rest}</span>
      </p>
      <div className={css.actions}>
        {differences.length > 0 && (
          <Button size="large" tone="brandOutline" disabled={isWaiting} onClick={() => setDialog('report')}>
            申请售后（{differences.length} 项差异）
          </Button>
        )}
        {isOpen && rest !== '0' && receipts.entries.length > 0 && (
          <Button size="large" tone="outline" onClick={noteShort}>
            其余登记为少货
          </Button>
        )}
        {isOpen && (
          <span className={css.end}>
            <Button block size="large" disabled={rest !== '0' || isWaiting} onClick={() => setDialog('finish')}>
              完成验收
            </Button>
          </span>
        )}
      </div>
      {dialog === 'report' && <ReportDialog receiving={receiving} differences={differences} onClose={close} />}
      {dialog === 'finish' && <FinishDialog orderId={receiving.orderId} onClose={close} />}
    </div>
  );
}

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
  readonly receiving: Receiving;
  readonly differences: readonly ReceiptEntry[];
  readonly onClose: () => void;
};

/** The after-sales case is filled in; pictures can be added. */
function ReportDialog({ receiving, differences, onClose }: ReportProps) {
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
    <FormDialog
      title="差异申请售后"
      form={form}
      submitLabel="提交申请"
      disabled={uploads.isSending}
      className={css.form}
      onClose={onClose}
    >
      <FormField label="问题描述" required error={form.problems.describe}>
        <TextArea value={description} maxLength={1000} rows={5} onChange={setDescription} />
      </FormField>
      <PictureField label="图片" uploads={uploads} error={form.problems.pictures} />
      <FormField label="联系电话" required error={form.problems.phone}>
        <TextField value={phone} maxLength={20} inputMode="tel" autoComplete="tel" onChange={setPhone} />
      </FormField>
    </FormDialog>
  );
}

function FinishDialog({ orderId, onClose }: { readonly orderId: number; readonly onClose: () => void }) {
  const ordersChanged = useOrdersChanged();
  const [inspector, setInspector] = useState('');
  const form = useForm(useFinishReceiving(orderId), {
    check: () => ({ inspector: inspector.trim() === '' ? '请填写验收员' : undefined }),
    values: () => inspector.trim(),
    onSuccess: () => {
      toast.success('验收已完成，订单已确认收货');
      void ordersChanged();
      onClose();
    },
  });
  return (
    <FormDialog
      title="完成验收"
      size="small"
      form={form}
      submitLabel="完成并确认收货"
      className={css.form}
      onClose={onClose}
    >
      <p className={css.quiet}>完成后不能再更改，订单同时确认收货。</p>
      <FormField label="验收员" required error={form.problems.inspector}>
        <TextField value={inspector} maxLength={30} autoComplete="name" onChange={setInspector} />
      </FormField>
    </FormDialog>
  );
}
