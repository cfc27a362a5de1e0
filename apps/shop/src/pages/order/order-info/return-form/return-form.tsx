import { operations } from '@yaoji/api-client';
import type { Order, ReturnForm as ReturnValues } from '@yaoji/api-client/wire';
import { Card, EmptyState, FormField, Price, PurchaseRefusalProvider, Select, TextArea } from '@yaoji/ui';
import * as css from '#features/after-sales/service.css.ts';
import { useOrdersChanged } from '#features/order/change-order.mutation.ts';
import { useRequestReturn } from '#features/order-return/request-return.mutation.ts';
import { refundTargetName } from '#features/order-return/return-status.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { PictureField } from '#shared/pictures/picture-field.tsx';
import { usePictureUploads } from '#shared/pictures/use-picture-uploads.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import { ReturnLineTable } from './return-line-table.tsx';
import { type ReturnRow, returnRows, sumOfRefunds } from './return-lines.ts';

type ReturnDraft = {
  /** Units by line id. */
  quantities: Readonly<Record<string, string>>;
  reason: string;
  description: string;
  pictures: readonly string[];
  /** Scanned trace codes, one per line. */
  codes?: string;
};

const empty: ReturnDraft = { quantities: {}, reason: '', description: '', pictures: [] };
const reasons = ['包装破损', '质量问题', '发错商品', '多发商品', '效期不符', '资料不全', '不再需要'];

/** The form's draft, which survives a reload, and its submission (R043). */
function useReturnForm(order: Order) {
  const navigateIfHere = useNavigateIfHere();
  const ordersChanged = useOrdersChanged();
  const { draft, change, clear } = useDraft(`return:${order.id}`, empty);
  const uploads = usePictureUploads(draft.pictures, (pictures) => change({ pictures }));
  const rows = returnRows(order, draft.quantities);
  const chosen = rows.filter(({ quantity }) => quantity !== null);

  const form = useForm(useRequestReturn(), {
    check: () => ({
      lines: chosen.length === 0 ? '请选择要退的商品' : undefined,
      reason: draft.reason ? undefined : '请选择退货原因',
    }),
    values: () => (uploads.isSending ? null : { orderId: order.id, form: toReturn(draft, chosen) }),
    notice: '退货申请已提交',
    onSuccess: ({ id }) => {
      clear();
      void ordersChanged();
      navigateIfHere(href('order_return_info', { id }));
    },
  });
  return { form, draft, change, uploads, rows };
}

function toReturn(
  { reason, description, pictures, codes = '' }: ReturnDraft,
  chosen: readonly ReturnRow[],
): ReturnValues {
  const text = description.trim();
  const scanned = codes.split('\n').flatMap((line) => line.trim() || []);
  return {
    lines: chosen.map(({ line, quantity }) => ({ lineId: line.id, quantity: quantity ?? '0' })),
    reason,
    ...(text ? { description: text } : {}),
    ...(pictures.length > 0 ? { pictures: [...pictures] } : {}),
    ...(scanned.length > 0 ? { codes: scanned } : {}),
  };
}

export function ReturnForm({ order }: { order: Order }) {
  const { form, draft, change, uploads, rows } = useReturnForm(order);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState picture="order" title="这个订单没有可退的商品">
          发货后才能申请退货；已申请的退货见订单详情。
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={css.form}>
      {/* Returns are the receiver's, who may not buy. */}
      <PurchaseRefusalProvider reason={null}>
        <ReturnLineTable
          rows={rows}
          onChoose={(quantities) => change({ quantities: { ...draft.quantities, ...quantities } })}
          onReplace={(quantities) => change({ quantities })}
          chosen={draft.quantities}
        />
      </PurchaseRefusalProvider>
      {form.problems.lines && (
        <p role="alert" className={css.problem}>
          {form.problems.lines}
        </p>
      )}
      <Card padding="large" title="退货原因">
        <form {...form.props} className={css.form} aria-label="退货申请">
          <FormField label="原因" required error={form.problems.reason}>
            <Select
              block
              value={draft.reason}
              placeholder="请选择"
              options={reasons.map((reason) => ({ value: reason, label: reason }))}
              onChange={(reason) => change({ reason })}
            />
          </FormField>
          <FormField label="补充说明" hint="选填" error={form.problems.describe}>
            <TextArea
              value={draft.description}
              maxLength={500}
              rows={3}
              onChange={(description) => change({ description })}
            />
          </FormField>
          <FormField label="追溯码" hint="选填；扫描退回的每一盒或整箱，一行一个" error={form.problems.codes}>
            <TextArea value={draft.codes ?? ''} rows={3} onChange={(codes) => change({ codes })} />
          </FormField>
          <PictureField label="图片" uploads={uploads} error={form.problems.pictures} />
        </form>
      </Card>
      <Card>
        <div className={css.send}>
          <span className={css.quiet}>{refundTargetName[refundTargetOf(order)]}</span>
          <span className={css.sum} aria-live="polite">
            预计退款 <Price value={sumOfRefunds(rows)} size="large" />
          </span>
          <RoleButton
            operation={operations.requestReturn}
            type="submit"
            form={form.props.id}
            size="large"
            loading={form.isSending}
            disabled={uploads.isSending}
          >
            {uploads.isSending ? '图片上传中…' : '提交申请'}
          </RoleButton>
        </div>
      </Card>
    </div>
  );
}

const refundTargetOf = ({ payment }: Order) => {
  if (!payment || payment.method === 'balance') return 'balance';
  return payment.method === 'bank' || payment.method === 'credit' ? payment.method : 'provider';
};
