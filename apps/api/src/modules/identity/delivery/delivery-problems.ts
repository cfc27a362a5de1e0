import { regionName } from '#modules/platform/region/index.ts';
import type { DeliveryRule, DeliveryValues } from './delivery.repository.ts';

const weightFields = ['firstGrams', 'nextGrams', 'nextFee', 'unitGrams'] as const;

/** Why a rule can't be saved next to the others, by field: a region has one rule, and so has the rest of the country. */
export const deliveryProblems = (
  values: DeliveryValues,
  others: readonly Pick<DeliveryRule, 'route' | 'regionCodes'>[],
): Record<string, string> => {
  const missing = weightFields.filter((name) => (values[name] ?? null) === null);
  const problems: Record<string, string> =
    missing.length < weightFields.length
      ? Object.fromEntries(missing.map((name) => [`rule[${name}]`, '按重量计费时四项都要填，否则都留空']))
      : {};
  const codes = values.regionCodes ?? [];
  const twin = others.find(({ regionCodes }) => regionCodes.some((code) => codes.includes(code)));
  const twice = twin?.regionCodes.find((code) => codes.includes(code));
  const rest = codes.length === 0 && others.find(({ regionCodes }) => regionCodes.length === 0);
  if (codes.some((code) => regionName(code) === '')) problems['rule[regions]'] = '没有这个地区';
  else if (rest) problems['rule[regions]'] = `其余地区已有“${rest.route}”，请选地区`;
  else if (twin && twice) problems['rule[regions]'] = `${regionName(twice)}已在“${twin.route}”里`;
  return problems;
};
