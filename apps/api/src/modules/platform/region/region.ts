import regions from './data/regions.json' with { type: 'json' };

const names = new Map(Object.entries(regions));

/** Cities that are only placeholders for a group of districts; addresses leave them out. */
const placeholders = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);

const parents = new Map([...names.keys()].map((code) => [code, parentOf(code)]));

const withChildren = new Set(parents.values());

function parentOf(code: string): string | null {
  if (code.endsWith('0000')) return null;
  const city = `${code.slice(0, 4)}00`;
  return city === code ? `${code.slice(0, 2)}0000` : city;
}

export type Region = { code: string; name: string; hasChildren: boolean };

/** The parts of a region, or the provinces. */
export const regionsIn = (parent: string | null): Region[] =>
  [...names]
    .filter(([code]) => parents.get(code) === parent)
    .map(([code, name]) => ({ code, name, hasChildren: withChildren.has(code) }));

/** True if an address can use it: the region exists and has no parts. */
export const isSmallestRegion = (code: string): boolean => names.has(code) && !withChildren.has(code);

/** A region with all its parents, from the province down. */
export const regionPath = (code: string): Region[] => {
  const path: Region[] = [];
  for (let at: string | null = code; at; at = parents.get(at) ?? null) {
    const name = names.get(at);
    if (name) path.unshift({ code: at, name, hasChildren: withChildren.has(at) });
  }
  return path;
};

/** Province, city and district in one word, for addresses: 四川省成都市锦江区, 北京市东城区. */
export const regionName = (code: string): string => {
  const parts: string[] = [];
  for (let at: string | null = code; at; at = parents.get(at) ?? null) {
    const name = names.get(at);
    if (name && !placeholders.has(name)) parts.unshift(name);
  }
  return parts.join('');
};

/** A code as it is compared: without trailing zeros, which only mean that no smaller unit is named. */
export const significantRegion = (code: string): string => code.replace(/(?:00){1,3}$/, '');
