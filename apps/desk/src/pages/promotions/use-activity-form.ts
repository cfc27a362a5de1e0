import { operations, type Schemas } from '@yaoji/api-client/desk';
import { activityKinds, addDays, chinaDay, toDate } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { toast } from '@yaoji/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChosenGoods } from '#pages/parts/goods-search.tsx';
import { conflictOf } from '#shared/api/conflict.ts';
import { useWrite } from '#shared/api/use-write.ts';
import type { Form } from './activity-words.ts';

type Detail = Schemas['ActivityDetail'];

/** An activity that names more goods is made by a program; here its goods stay as they are. */
export const mostShown = 500;

const dayStart = (days: number) => toDate(`${addDays(chinaDay(new Date()), days)} 00:00`).getTime() / 1000;

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

/** An activity as it is typed, and what saves it; `seen` is the stored one that it came from. */
export function useActivityForm({ detail, source, named = [] }: ActivityFormInput) {
  const [seen, setSeen] = useState(detail);
  const [form, setForm] = useState(() => (detail ? withSeen(source) : source));
  const [known, setKnown] = useState<ReadonlyMap<number, ChosenGoods>>(new Map(named.map((each) => [each.id, each])));
  const hiddenCount = seen && seen.goodsCount > mostShown ? seen.goodsCount : 0;
  const sent = sentOf(form, hiddenCount > 0);
  const take = (saved: Detail) => {
    setSeen(saved);
    setForm(withSeen(saved.form));
  };
  const saving = useSave({ seen, activity: sent, onSaved: take, onConflict: setSeen });
  return {
    seen,
    form,
    /** As it is sent. */
    sent,
    /** How many goods it names where they are too many to be shown, else 0. */
    hiddenCount,
    /** What is known of the goods that it speaks of. */
    known,
    set: (values: Partial<Form>) => setForm((before) => ({ ...before, ...values })),
    learn: (goods: readonly ChosenGoods[]) =>
      setKnown(
        (before) => new Map([...before, ...goods.map((each) => [each.id, before.get(each.id) ?? each] as const)]),
      ),
    take,
    ...saving,
  };
}

type SaveOptions = {
  seen: Detail | null;
  activity: Form;
  onSaved: (saved: Detail) => void;
  /** Somebody else has changed it, and it is saved all the same. */
  onConflict: (current: Detail) => void;
};

/** Creates the activity, or changes it as it was seen. */
function useSave({ seen, activity, onSaved, onConflict }: SaveOptions) {
  const create = useWrite(operations.createActivity);
  const change = useWrite(operations.changeActivity);
  const navigate = useNavigate();
  const write = seen ? change : create;
  const current = conflictOf(operations.changeActivity, change.error)?.current;
  const save = () => {
    if (write.isPending) return;
    if (!seen) {
      create.mutate(
        { body: { activity } },
        {
          onSuccess: ({ id, warnings }) => {
            toast.success('活动已创建');
            for (const text of warnings) toast.warning(text);
            void navigate(deskHref('activity', { id }), { replace: true });
          },
        },
      );
      return;
    }
    if (current) onConflict(current);
    change.mutate(
      { params: { id: seen.id }, body: { version: (current ?? seen).version, activity } },
      {
        onSuccess: (saved) => {
          toast.success('活动已保存');
          onSaved(saved);
        },
      },
    );
  };
  return { write, current, save };
}

/** What is sent: nothing that the kind does not have, and no goods where there are more than are shown. */
const sentOf = (form: Form, hiddenGoods: boolean): Form => {
  const { tiers, tierGoods, scope, goods, ...others } = form;
  const { tiers: withTiers, goods: withGoods } = activityKinds[form.kind];
  return {
    ...others,
    ...(withTiers ? { ...(tiers ? { tiers } : {}), ...(withTiers.goods && tierGoods ? { tierGoods } : {}) } : {}),
    ...(form.hasScope && scope ? { scope } : {}),
    ...(hiddenGoods ? { goodsUnchanged: 1 } : withGoods !== 'none' && goods ? { goods } : {}),
  };
};
