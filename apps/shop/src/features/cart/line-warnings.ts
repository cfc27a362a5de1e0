import type { CartWarning } from '@yaoji/api-client/wire';

/** The words next to a single line; the others count their lines. */
const ofLine: Readonly<Partial<Record<CartWarning['code'], string>>> = {
  AVAILABLE_AGAIN: '恢复可购买，已重新选中',
  PRICE_CHANGED: '比加入购物车时涨价了',
  NEAR_EXPIRY: '近效期，请留意有效期',
};

/** The warnings about a line, in its row. */
export const lineWarnings = (warnings: readonly CartWarning[], lineId: number): string[] =>
  warnings.filter(({ lineIds }) => lineIds.includes(lineId)).map(({ code, message }) => ofLine[code] ?? message);
