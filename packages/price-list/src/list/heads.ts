/** Most title lines above the header of a file. */
export const mostTitleLines = 30;

/** Maps traditional characters of headers to simplified ones. */
const traditional: ReadonlyMap<string, string> = new Map(
  '單单 價价 規规 產产 廠厂 庫库 條条 碼码 號号 稱称 類类 藥药 貨货 數数 銷销 現现 準准 劑剂 裝装 進进 採采 購购'
    .split(' ')
    .map(([old = '', today = '']) => [old, today] as const),
);

/** Equal for headers that differ in case, width, spaces, marks or traditional characters. */
export const headKey = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*:.¥"'-]/g, '')
    .replaceAll(/\p{Script=Han}/gu, (sign) => traditional.get(sign) ?? sign);

/** The key of a header without its remarks in brackets: 单价(元) is 单价. */
export const plainHeadKey = (head: string): string =>
  headKey(head).replaceAll(/[([【][^)\]】]*([)\]】]?)/g, (all, end) => (end === '' ? all : ''));

/** Whether two headers name the same column. */
export const isSameHead = (one: string, other: string): boolean => headKey(one) === headKey(other);

/** The positions of each column in a row of headers, by the names that files use for it; those named first come first. */
export const findHeads = <Name extends string>(
  cells: readonly string[],
  names: Readonly<Record<Name, readonly string[]>>,
): Record<Name, number[]> => {
  const keys = cells.map(plainHeadKey);
  const places = (known: readonly string[]) => known.map((name) => keys.indexOf(headKey(name))).filter((at) => at >= 0);
  const found = Object.entries<readonly string[]>(names).map(([name, known]) => [name, places(known)]);
  return Object.fromEntries(found) as Record<Name, number[]>; // One entry for each name.
};
