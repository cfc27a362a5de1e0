import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addReminder } from '#features/reminder/add-reminder.mutation.ts';
import { href } from '#shared/routing/href.ts';

/** Turns clicks on reminder links into requests without leaving the page (C261). */
export function useReminderLinks() {
  const client = useQueryClient();
  useEffect(() => {
    const start = `${href('goods_reminders')}?goods=`;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href');
      if (!address?.startsWith(start)) return;
      event.preventDefault();
      // The client has already shown the error.
      void addReminder(client, Number(address.slice(start.length))).catch(() => undefined);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [client]);
}
