import { operations, type Schemas } from '@yaoji/api-client/desk';
import { activityKinds } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { toast } from '@yaoji/ui';
import { useNavigate } from 'react-router';
import type { ChosenGoods } from '#pages/parts/goods-search.tsx';
import { useRecordForm } from '#pages/parts/record-form.tsx';
import { type Form, fieldsOf, rulesField } from './activity-words.ts';
import { useKnownGoods } from './goods-rows.tsx';
import { dayStart } from './promotion-fields.ts';

type Detail = Schemas['ActivityDetail'];

/** An activity with more products comes from a program; the form leaves its products unchanged. */
export const mostShown = 500;

/** A new activity, for a week from tomorrow. */
export const blank = (kind: Form['kind']): Form => ({
  kind,
  title: '',
  startsAt: dayStart(1),
  endsAt: dayStart(8),
  isOpen: 1,
  measure: 'money',
  priority: 0,
  // The default of the pricing function.
  withCoupon: kind === 'daily_special' ? 1 : 0,
  ...(activityKinds[kind].tiers ? { tiers: [{ amount: '' }] } : {}),
});

export const copyOf = (form: Form): Form => ({
  ...form,
  title: `${form.title}（副本）`.slice(0, 40),
  startsAt: dayStart(1),
  endsAt: dayStart(1) + form.endsAt - form.startsAt,
  isOpen: 1,
});

/** Adds the stock as read, so that the server subtracts units sold since. */
const withSeen = (form: Form): Form => ({
  ...form,
  goods: (form.goods ?? []).map((row) => (row.stock === undefined ? row : { ...row, stockSeen: row.stock })),
});

export type ActivityFormInput = { detail: Detail | null; source: Form; named?: readonly ChosenGoods[] };

/** Number of products if too many to show, otherwise 0. */
const hiddenCountOf = (seen: Detail | null) => (seen && seen.goodsCount > mostShown ? seen.goodsCount : 0);

/** The draft of an activity and its save; `seen` is the stored one it is based on. */
export function useActivityForm({ detail, source, named }: ActivityFormInput) {
  const navigate = useNavigate();
  const record = useRecordForm<Form, Detail>({
    record: detail,
    source: detail ? withSeen(source) : source,
    fields: [...fieldsOf(source.kind), ...rulesField],
    within: 'activity',
    create: operations.createActivity,
    change: operations.changeActivity,
    toSent: sentOf,
    preview: () => ({ viewer: 'buyer' }),
    onSaved: (saved) => {
      toast.success(detail ? '活动已保存' : '活动已创建');
      if (detail) return take(saved);
      for (const text of saved.warnings) toast.warning(text);
      void navigate(deskHref('activity', { id: saved.id }), { replace: true });
    },
  });
  const take = (saved: Detail) => record.take(saved, withSeen(saved.form));
  return {
    ...record,
    take,
    goods: useKnownGoods(named),
    /** The form as sent. */
    sent: sentOf(record.form, record.seen),
    hiddenCount: hiddenCountOf(record.seen),
  };
}

/** The form to send: only fields of its kind, and no products if too many to show. */
const sentOf = (form: Form, seen: Detail | null): Form => {
  const { tiers, tierGoods, scope, goods, ...others } = form;
  const { tiers: withTiers, goods: withGoods } = activityKinds[form.kind];
  return {
    ...others,
    ...(withTiers ? { ...(tiers ? { tiers } : {}), ...(withTiers.goods && tierGoods ? { tierGoods } : {}) } : {}),
    ...(form.hasScope && scope ? { scope } : {}),
    ...(hiddenCountOf(seen) > 0 ? { goodsUnchanged: 1 } : withGoods !== 'none' && goods ? { goods } : {}),
  };
};
