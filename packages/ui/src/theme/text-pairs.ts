import type { ColorRole } from './contract.css.ts';

/** Every text role with the surfaces it is used on. */
export const textPairs: readonly (readonly [text: ColorRole, surfaces: readonly ColorRole[]])[] = [
  ['inkStrong', ['surface', 'ground', 'sunken', 'brandSoft', 'promoSoft', 'priceSoft']],
  ['ink', ['surface', 'ground', 'sunken', 'promoSoft', 'priceSoft']],
  ['inkMuted', ['surface', 'ground', 'sunken', 'disabledFill']],
  ['brand', ['surface', 'sunken', 'ground']],
  ['brandStrong', ['surface', 'brandSoft', 'sunken']],
  ['onBrand', ['brand', 'brandHover']],
  ['price', ['surface', 'priceSoft', 'sunken', 'promoSoft']],
  ['onPrice', ['price', 'priceHover']],
  ['promoInk', ['surface', 'promoSoft', 'sunken']],
  ['warning', ['surface', 'warningSoft', 'sunken']],
  ['danger', ['surface', 'dangerSoft']],
  ['success', ['surface', 'successSoft']],
  ['gift', ['surface', 'giftSoft']],
  ['onRail', ['rail', 'railHover']],
  ['onInverse', ['inverse']],
  ['codeInk', ['codeGround']],
];

/** Non-text elements that must stand out: field borders, the focus ring, the star. */
export const shapePairs: typeof textPairs = [
  ['lineStrong', ['surface', 'sunken']],
  ['focus', ['surface', 'ground']],
  ['brand', ['surface']],
];
