import type { GoodsReminder } from '@yaoji/api-client/wire';
import { compareMoney, subtractMoney } from '@yaoji/domain';
import { formatMoney } from '@yaoji/ui';

/** The state of a reminder: `已到货`, `已降 ¥0.55`, `等待到货`. */
export function reminderText({ awaits, goods, price, sentAt }: GoodsReminder): string {
  if (sentAt === null) return awaits === 'stock' ? '等待到货' : '等待降价';
  if (awaits === 'stock') return '已到货';
  const isLower = price !== null && goods.price !== null && compareMoney(goods.price, price) < 0;
  return isLower ? `已降 ${formatMoney(subtractMoney(price, goods.price ?? '0'))}` : '曾降价';
}
