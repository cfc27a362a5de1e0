import type { CartGroupProps } from '@yaoji/ui';
import type { LineGroup } from '#features/cart/cart-groups.ts';

const kindName = { full_reduction: '满减', gift: '满赠', swap: '换购', discount: '折扣' } as const;

type Head = Pick<CartGroupProps, 'title' | 'heading' | 'tone' | 'reached' | 'hint' | 'progress'>;

/** The head of a group: name, reached tier and the way to the next (L4). */
export function headOf({ kind, activity, combination, pairs }: LineGroup): Head {
  if (kind === 'blocked') return { title: `暂不可购买（${pairs.length}）` };
  if (combination) {
    const title = pairs[0]?.line.combination?.title ?? '';
    const isComplete = combination.sets !== '0';
    return {
      title: `组合购　${title}`,
      tone: 'promo',
      ...(isComplete ? { reached: `已凑齐${combination.sets}套` } : {}),
      ...(combination.text ? { hint: combination.text } : {}),
    };
  }
  if (!activity) return { title: '其他商品' };
  return {
    title: `${kindName[activity.kind]}　${activity.title}`,
    tone: 'promo',
    // The title would repeat the reached tiers.
    ...(activity.reachedText ? { heading: kindName[activity.kind], reached: inSentence(activity.reachedText) } : {}),
    ...progressOf(activity),
  };
}

/** Puts spaces around amounts and drops zero decimals: 已满 ¥800 减 ¥70. */
export const inSentence = (text: string) =>
  text.replace(/\s*(¥[\d,]+)(?:\.00(?!\d)|(\.\d+))?\s*/g, (_, yuan: string, cents = '') => ` ${yuan}${cents} `).trim();

/** Positions of the tiers and the current amount, with the highest tier at the end. Decorative. */
function progressOf({ tiers, measured, title }: NonNullable<LineGroup['activity']>): Pick<Head, 'progress'> {
  const top = Math.max(...tiers.map(({ amount }) => Number(amount)));
  if (top <= 0) return {};
  const share = (amount: string) => Math.min(100, Math.round((Number(amount) / top) * 100));
  return {
    progress: { percent: share(measured), marks: tiers.map(({ amount }) => share(amount)), label: `${title}进度` },
  };
}
