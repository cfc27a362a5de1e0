import { neighbours, searchText } from '@yaoji/goods-text';

/** Share of common adjacent characters: 1 for the same text, 0 for nothing in common. */
export const dice = (a: string, b: string): number => {
  if (a === b) return 1;
  const left = neighbours(a);
  const right = neighbours(b);
  if (left.length + right.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const pair of right) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of left) {
    const count = counts.get(pair) ?? 0;
    if (count === 0) continue;
    counts.set(pair, count - 1);
    shared += 1;
  }
  return (2 * shared) / (left.length + right.length);
};

const companyWords = /(?:集团|控股|股份|有限|责任|公司|药业|制药|医药|生物|科技|实业|发展|总厂|药厂|厂|\([^()]*\))/g;
const places =
  /^(?:中国|北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门)?(?:省|市|自治区)?(?:\p{Script=Han}{2,3}市)?/u;

/** The distinctive part of a company's name: 石药集团欧意药业有限公司 is 石药欧意. */
const core = (maker: string): string => searchText(maker.normalize('NFKC').replaceAll(companyWords, ''));

/** Whether a text contains all characters of another, in their order: 酒精消毒棉片 those of 酒精棉片. */
export const isSubsequence = (short: string, long: string): boolean => {
  let index = 0;
  for (const character of long) if (character === short[index]) index += 1;
  return index >= short.length;
};

/** Not enough to take a product automatically, but more than nothing. */
const doubtfulMaker = 0.5;

/** Rates the row's maker against the product's, from 0 to 1. */
export const makerLikeness = (said: string, maker: string): number => {
  const asked = searchText(said);
  const held = searchText(maker);
  if (asked.length < 2 || held === '') return 0;
  if (held.includes(asked) || (held.length >= 4 && asked.includes(held))) return 1;
  const askedCore = core(said);
  const heldCore = core(maker);
  const bare = askedCore.replace(places, '') || askedCore;
  const heldBare = heldCore.replace(places, '') || heldCore;
  if (bare.length >= 2 && (heldCore.includes(bare) || askedCore.includes(heldBare))) {
    // 北京百草堂 and 江南百草堂 are two companies.
    const beside = heldCore.includes(bare) ? askedCore.slice(0, askedCore.indexOf(bare)) : askedCore.split(heldBare)[0];
    return held.includes((beside ?? '').replace(/(?:省|市|自治区)$/, '')) ? 0.94 : doubtfulMaker;
  }
  if (bare.length >= 3 && isSubsequence(bare, heldCore)) return 0.85;
  const likeness = dice(bare, heldBare);
  return likeness >= 0.5 ? likeness : 0;
};
