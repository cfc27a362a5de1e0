import { significantRegion } from '#modules/platform/region/index.ts';

type Regional = { regionCodes: string[] };

/** The rule with the smallest region around a district, or else the rule for every other region. */
export const ruleFor = <Rule extends Regional>(rules: readonly Rule[], regionCode: string | null): Rule | null => {
  const named = rules
    .flatMap((rule) => rule.regionCodes.map((code) => ({ rule, start: significantRegion(code) })))
    .filter(({ start }) => regionCode?.startsWith(start))
    .sort((a, b) => b.start.length - a.start.length);
  return named[0]?.rule ?? rules.find(({ regionCodes }) => regionCodes.length === 0) ?? null;
};
