import type { UserState, Workbench } from '@yaoji/api-client/wire';
import { BoughtDesk } from './bought-desk.tsx';
import * as css from './buyer-home.css.ts';
import { DueCard } from './due-card.tsx';
import { LastOrderCard } from './last-order-card.tsx';
import { ListCard } from './list-card.tsx';
import { ReminderStrip } from './reminder-strip.tsx';
import { Waiting } from './waiting.tsx';

type BuyerDeskProps = {
  readonly workbench: Workbench;
  readonly user: UserState;
  /** The time to pay an order is over. */
  readonly onExpired: () => unknown;
};

/** What waits, a list to order from, the last order again, what is due, what is bought most often. */
export function BuyerDesk({ workbench, user, onExpired }: BuyerDeskProps) {
  const { lastOrder, due, reminders, bought, boughtTotal } = workbench;
  return (
    <div className={css.desk}>
      <Waiting workbench={workbench} user={user} onExpired={onExpired} />
      <div className={css.cards}>
        <ListCard />
        {lastOrder && <LastOrderCard order={lastOrder} />}
        <DueCard due={due} />
      </div>
      {reminders.length > 0 && <ReminderStrip reminders={reminders} />}
      {bought.length > 0 && <BoughtDesk bought={bought} total={boughtTotal} />}
    </div>
  );
}
