import { fromUnitsShort, QUANTITY_SCALE, toUnits } from '../decimal.ts';
import type { DecimalInput } from '../values.ts';
import { rateText } from './rate.ts';
import type { Activity, Gift, Measure } from './types.ts';

/**
 * The rule of an activity in a few words, tier by tier; its title if it has no tiers.
 *
 * @example ruleParts(reduction) // ['满300减20', '满500减45']
 */
export function ruleParts(activity: Activity): string[] {
  const parts = tierParts(activity);
  return parts.length > 0 ? parts : [activity.title];
}

function tierParts(activity: Activity): string[] {
  switch (activity.kind) {
    case 'full_reduction':
      return activity.tiers.map(({ amount, money }) => `${from(amount, activity.measure)}减${short(money)}`);
    case 'discount':
      return [rateText(activity.rate)];
    case 'gift':
      return activity.tiers.map(
        ({ amount, gifts }) => `${from(amount, activity.measure)}赠${gifts.map(giftName).join('、')}`,
      );
    case 'swap':
      return activity.tiers.map(({ amount }) => `${from(amount, activity.measure)}可换购`);
    case 'combination':
      return [];
  }
}

const from = (amount: DecimalInput, measure: Measure | undefined) =>
  `满${short(amount)}${measure === 'pieces' ? '件' : ''}`;

const giftName = ({ name, number, unit }: Gift) => `${name}${short(number)}${unit ?? '件'}`;

const short = (value: DecimalInput) => fromUnitsShort(toUnits(value, QUANTITY_SCALE), QUANTITY_SCALE);
