import { operations } from '@yaoji/api-client';
import type { AfterSalesKind, Order } from '@yaoji/api-client/wire';
import { normalizeText, phoneProblem } from '@yaoji/domain';
import { Card, Checkbox, EmptyState, FormField, TextArea } from '@yaoji/ui';
import { useRequestAfterSales } from '#features/after-sales/request-after-sales.mutation.ts';
import * as service from '#features/after-sales/service.css.ts';
import { useOrdersChanged } from '#features/order/change-order.mutation.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { PhoneField } from '#shared/forms/phone-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { PictureField } from '#shared/pictures/picture-field.tsx';
import { usePictureUploads } from '#shared/pictures/use-picture-uploads.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import * as css from './after-sales-form.css.ts';
import { KindChoice } from './kind-choice.tsx';

type AfterSalesDraft = {
  kind: AfterSalesKind;
  description: string;
  lineIds: readonly number[];
  pictures: readonly string[];
  phone: string;
};

const shortest = 5;

/** The form's draft, which survives a reload, and its submission (R044). */
function useAfterSalesForm(order: Order) {
  const navigateIfHere = useNavigateIfHere();
  const ordersChanged = useOrdersChanged();
  const { draft, change, clear } = useDraft<AfterSalesDraft>(`after-sales:${order.id}`, {
    kind: 'quality',
    description: '',
    lineIds: [],
    pictures: [],
    phone: order.address.phone,
  });
  const uploads = usePictureUploads(draft.pictures, (pictures) => change({ pictures }));

  const description = draft.description.trim();
  const number = normalizeText(draft.phone);
  const form = useForm(useRequestAfterSales(), {
    check: () => ({
      describe: [...description].length < shortest ? `请至少写${shortest}个字` : undefined,
      phone: phoneProblem(draft.phone),
    }),
    values: () => {
      if (uploads.isSending) return null;
      const { kind, lineIds, pictures } = draft;
      const optional = {
        ...(lineIds.length > 0 ? { lineIds: [...lineIds] } : {}),
        ...(pictures.length > 0 ? { pictures: [...pictures] } : {}),
      };
      return { orderId: order.id, form: { kind, description, phone: number, ...optional } };
    },
    notice: '售后申请已提交，我们会尽快处理',
    onSuccess: ({ id }) => {
      clear();
      void ordersChanged();
      navigateIfHere(href('order_after_sales_info', { id }));
    },
  });
  return { form, draft, change, uploads };
}

export function AfterSalesForm({ order }: { order: Order }) {
  const { form, draft, change, uploads } = useAfterSalesForm(order);
  if (!order.actions.afterSales) {
    return (
      <Card>
        <EmptyState picture="order" title="这个订单还不能申请售后">
          付款后才能申请售后。
        </EmptyState>
      </Card>
    );
  }
  return (
    <form {...form.props} className={service.form} aria-label="售后申请">
      <Card padding="large" title="遇到的问题">
        <div className={service.form}>
          <KindChoice value={draft.kind} onChange={(kind) => change({ kind })} />
          <FormField label="问题描述" required error={form.problems.describe}>
            <TextArea
              value={draft.description}
              maxLength={1000}
              rows={4}
              placeholder={placeholders[draft.kind]}
              onChange={(description) => change({ description })}
            />
          </FormField>
          <PictureField label="图片" uploads={uploads} error={form.problems.pictures} />
          <div className={service.pair}>
            <PhoneField value={draft.phone} problem={form.problems.phone} onChange={(phone) => change({ phone })} />
          </div>
        </div>
      </Card>
      <Card padding="large" title="涉及的商品" note="选填，可多选">
        <LineChoice lines={order.lines} chosenIds={draft.lineIds} onChange={(lineIds) => change({ lineIds })} />
        {form.problems.line_ids && (
          <p role="alert" className={service.problem}>
            {form.problems.line_ids}
          </p>
        )}
      </Card>
      <Card>
        <div className={service.send}>
          <span className={service.quiet}>客服的答复会显示在售后详情，并发站内消息。</span>
          <RoleButton
            operation={operations.requestAfterSales}
            type="submit"
            size="large"
            loading={form.isSending}
            disabled={uploads.isSending}
          >
            {uploads.isSending ? '图片上传中…' : '提交申请'}
          </RoleButton>
        </div>
      </Card>
    </form>
  );
}

type LineChoiceProps = {
  lines: Order['lines'];
  chosenIds: readonly number[];
  onChange: (ids: readonly number[]) => void;
};

const LineChoice = ({ lines, chosenIds, onChange }: LineChoiceProps) => (
  <ul className={css.lines}>
    {lines.map(({ id, name, spec, batches }) => (
      <li key={id}>
        <Checkbox
          label={
            <span className={css.line}>
              <span>{name}</span>
              <span className={service.quiet}>
                {spec}
                {batches.map(({ batchNo }) => `　批号 ${batchNo}`).join('')}
              </span>
            </span>
          }
          checked={chosenIds.includes(id)}
          onChange={(checked) => onChange(checked ? [...chosenIds, id] : chosenIds.filter((lineId) => lineId !== id))}
        />
      </li>
    ))}
  </ul>
);

const placeholders: Record<AfterSalesKind, string> = {
  quality: '请写明批号、数量和质量情况',
  shortage: '请写明少发、多发或发错的商品和数量',
  papers: '请写明缺少的资料，例如哪个批号的药检报告',
  invoice: '请写明发票号码和问题',
  delivery: '请写明运单号和物流情况',
  other: '请描述遇到的问题',
};
