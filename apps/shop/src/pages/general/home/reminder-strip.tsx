import type { GoodsReminder } from '@yaoji/api-client/wire';
import { Button, formatMoney, Link } from '@yaoji/ui';
import { useCancelReminders } from '#features/reminder/cancel-reminders.mutation.ts';
import { reminderText } from '#features/reminder/reminder-text.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './buyer-home.css.ts';

/** Restocked and cheaper products the buyer asked about, until dismissed. */
export function ReminderStrip({ reminders }: { reminders: readonly GoodsReminder[] }) {
  const { mutate, isPending } = useCancelReminders();
  return (
    <section className={css.reminders} aria-label="到货降价提醒">
      <ul className={css.reminded}>
        {reminders.map((reminder) => (
          <li key={reminder.goods.id}>
            <strong className={css.back}>{reminderText(reminder)}</strong>{' '}
            <Link href={href('list_info', { id: reminder.goods.id })} tone="default">
              {reminder.goods.name} {reminder.goods.spec}
            </Link>{' '}
            {reminder.goods.price !== null && formatMoney(reminder.goods.price)}
          </li>
        ))}
      </ul>
      <Link href={href('goods_reminders')}>去购买</Link>
      <Button
        size="small"
        tone="plain"
        loading={isPending}
        onClick={() => mutate(reminders.map(({ goods }) => goods.id))}
      >
        知道了
      </Button>
    </section>
  );
}
