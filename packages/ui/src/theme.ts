// For an app's style sheets: importing the main entry there would include every part's style.
export { vars } from './theme/contract.css.ts';
export { incompleteRowRules, type RowLengths } from './theme/full-rows.ts';
export { centredRow, inlineRow, oneColumn, oneLine, surfaceCard, twoLines, wrappingRow } from './theme/layout.ts';
export { media } from './theme/media.ts';
export { type Sprinkles, sprinkles } from './theme/sprinkles.ts';
export { ellipsis, lineClamp2, text } from './theme/text.ts';
export { breakpointPx, footInset, layer, layoutPx, tabBarSpace } from './theme/tokens.ts';
export { visuallyHidden } from './theme/visually-hidden.ts';
