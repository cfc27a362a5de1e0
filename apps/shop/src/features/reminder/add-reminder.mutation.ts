import type { QueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { href } from '#shared/routing/href.ts';
import { remindersKey } from './reminder.queries.ts';

/** Requests one notification when a product is back in stock or cheaper (C261). */
export async function addReminder(client: QueryClient, goodsId: number): Promise<void> {
  await fetchData(operations.addGoodsReminder, { body: { goods_id: goodsId } });
  toast.success('已设置提醒，到货或降价后在消息中通知您', {
    action: { label: '查看提醒', href: href('goods_reminders') },
  });
  await client.invalidateQueries({ queryKey: remindersKey });
}
