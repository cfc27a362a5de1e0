import type { Goods } from '@yaoji/api-client/wire';

/** Each product once. Two pages of a list may share one: its order may have changed between them. */
export const withoutRepeats = (goods: readonly Goods[]): Goods[] => [
  ...new Map(goods.map((entry) => [entry.id, entry])).values(),
];
