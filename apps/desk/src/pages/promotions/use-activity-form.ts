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

/** An activity that names more goods is made by a program; here its goods stay as they are. */
export const mostShown = 500;

/** A new activity, from tomorrow for a week. */
export const blank = (kind: Form['kind']): Form => ({
  kind,
  title: '',
  startsAt: dayStart(1),
  endsAt: dayStart(8),
  isOpen: 1,
  measure: 'money',
  priority: 0,
  // As the pricing function takes it where nothing is said.
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

/** With the stock of each goods as it was read: what is sold meanwhile is taken off. */
const withSeen = (form: Form): Form => ({
  ...form,
  goods: (form.goods ?? []).map((row) => (row.stock === undefined ? row : { ...row, stockSeen: row.stock })),
});

export type ActivityFormInput = { detail: Detail | null; source: Form; named?: readonly ChosenGoods[] };

/** How many goods an activity names where they are too many to be shown, else 0. */
const hiddenCountOf = (seen: Detail | null) => (seen && seen.goodsCount > mostShown ? seen.goodsCount : 0);

/** An activity as it is typed, and what saves it; `seen` is the stored one that it came from. */
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
    /** As it is sent. */
    sent: sentOf(record.form, record.seen),
    hiddenCount: hiddenCountOf(record.seen),
  };
}

/** What is sent: nothing that the kind does not have, and no goods where there are more than are shown. */
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
