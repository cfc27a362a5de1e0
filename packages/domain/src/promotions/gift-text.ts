import type { Gift } from './types.ts';

/** `赠创可贴2盒、棉签1包`; empty without gifts that the buyer may have. */
export function giftText(gifts: readonly Gift[]): string {
  const had = gifts.filter(({ block }) => !block);
  if (had.length === 0) return '';
  return `赠${had.map((gift) => `${gift.name}${gift.number}${gift.unit ?? '件'}`).join('、')}`;
}
