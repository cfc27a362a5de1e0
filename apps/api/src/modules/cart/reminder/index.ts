import { addGoodsReminder, cancelGoodsReminders, listGoodsReminders } from './goods-reminders.ts';

export { recentReminders } from './goods-reminders.ts';
export { remindBuyers, remindJob, remindRunner } from './remind-buyers.ts';
export { goodsReminderRunner } from './remind-of-goods.ts';

export const reminderHandlers = { addGoodsReminder, cancelGoodsReminders, listGoodsReminders };
