export const packageUnits =
  '盒|瓶|袋|支|板|罐|桶|包|听|条|贴|个|只|台|套|双|卷|片|粒|丸|枚|管|公斤|千克|kg|克|g|箱|把|副|张|根|块|提';

const lastUnit = new RegExp(`[/／每]\\s*(?:[大小中])?(${packageUnits})\\s*(?:[（(].*[）)])?$`, 'i');

/** The unit in a row's column, or at the end of its spec (12丸×10袋/盒 is sold by the box); null if none. */
export const namedUnit = (unit: string, spec: string): string | null =>
  [...unit.replaceAll(/^\d+|\s/g, '')].slice(0, 10).join('') || (lastUnit.exec(spec)?.[1] ?? null);

/** Not a unit of sale unless the list's column says so. */
const caseUnits: ReadonlySet<string> = new Set(['箱', '件']);

/**
 * The product's unit: as named, otherwise from a price or stock (12.5元/瓶), otherwise the usual one for such products.
 */
export const unitOf = (named: string | null, inNumbers: (string | null)[], isMedicine: boolean): string =>
  named ?? inNumbers.find((unit) => unit !== null && !caseUnits.has(unit)) ?? (isMedicine ? '盒' : '件');

const sameUnits: readonly string[][] = [
  ['公斤', '千克', 'kg'],
  ['克', 'g'],
  ['毫升', 'ml'],
  ['升', 'l'],
  ['斤', '市斤'],
];

const plainUnit = (unit: string) => {
  const plain = unit.normalize('NFKC').toLowerCase().replace(/^小/, '');
  return sameUnits.find((names) => names.includes(plain))?.[0] ?? plain;
};

/** 公斤 is kg, and 小盒 is 盒; 箱 is not 盒. */
export const isSameUnit = (one: string, other: string): boolean => plainUnit(one) === plainUnit(other);
