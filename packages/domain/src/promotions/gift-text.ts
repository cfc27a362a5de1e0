import type { Gift } from './types.ts';

/** `赠创可贴2盒、棉签1包`; empty without gifts. */
export function giftText(gifts: readonly Gift[]): string {
  if (gifts.length === 0) return '';
  return `赠${gifts.map((gift) => `${gift.name}${gift.number}${gift.unit ?? '件'}`).join('、')}`;
}
