// For the Storybook pages. Contains no style sheet, so that the manager frame can read it. Not published.
export { copyText } from './components/copy-button/copy-text.ts';
export { brandShades } from './theme/brand-shades.ts';
export { colourPurposes } from './theme/colour-purposes.ts';
export type { ColorRole } from './theme/contract.css.ts';
export { contrast } from './theme/contrast.ts';
export { densities } from './theme/densities.ts';
export { themeTokens } from './theme/design-tokens.ts';
export { hexOf } from './theme/hex-of.ts';
export { partPrefix } from './theme/part-classes.ts';
export { shapePairs, textPairs } from './theme/text-pairs.ts';
export { shadeOf, type ThemeColours, themes } from './theme/themes/all.ts';
export { dark } from './theme/themes/dark.ts';
export { normal } from './theme/themes/normal.ts';
export { yx } from './theme/themes/yx.ts';
export { fontFamily, motion, radius, shadow, space } from './theme/tokens.ts';
