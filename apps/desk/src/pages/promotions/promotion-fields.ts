import { addDays, chinaDay, chinaDayStart } from '@yaoji/domain';

/** Start of the day that many days from today, in Unix seconds. */
export const dayStart = (days: number) => chinaDayStart(addDays(chinaDay(new Date()), days)).getTime() / 1000;

/** The buyers who receive a grant. */
export const buyersField = {
  name: 'usernames',
  type: 'area',
  hint: '每行一个，最多 200 个；有一个不存在就都不发',
  required: true,
} as const;

/** Usernames as typed or pasted: one per line, or separated by commas. */
export const usernamesOf = (text = ''): string[] => text.split(/[\s,，;；]+/).filter(Boolean);

/** Whether promotions apply on top of a buyer's own prices. */
export const joinsPromotionsField = {
  name: 'joinsPromotions',
  type: 'flag',
  hint: '勾选：还可享阶梯价、满减、满赠、折扣和优惠券；秒杀和特价更低时总是按更低的价',
} as const;
