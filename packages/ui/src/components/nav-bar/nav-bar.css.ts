import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';
import * as category from '../category-menu/category-menu.css.ts';
import * as header from '../header/header.css.ts';

const { color, fontSize, space } = vars;

export const bar = style({
  background: color.surface,
  borderBlockEnd: `2px solid ${color.brand}`,
  // Phones have these entries in the category browser.
  '@media': { [media.phone]: { display: 'none' } },
});
export const row = style({ display: 'flex', height: 40 });
export const list = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  paddingInlineStart: space[4],
});
export const item = style({ flex: 'none' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  height: 40,
  paddingInline: space[4],
  fontSize: fontSize[14],
  color: color.inkStrong,
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand },
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-current]': { color: color.brand, fontWeight: 600 } },
  '@media': {
    [media.laptop]: { paddingInline: space[2], fontSize: fontSize[13] },
    [media.tablet]: { paddingInline: space[1.5] },
  },
});
export const panel = style({
  zIndex: layer.float,
  minWidth: 'var(--radix-popover-trigger-width)',
  paddingBlock: space[1.5],
  background: color.surface,
  boxShadow: vars.shadow.float,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
});
export const child = style({
  display: 'block',
  paddingInline: space[4],
  lineHeight: '32px',
  fontSize: fontSize[13],
  whiteSpace: 'nowrap',
  color: color.ink,
  ':hover': { color: color.brandStrong, background: color.brandSoft },
  ':focus-visible': { outlineOffset: -2 },
});
/** The last entries don't fit below this width; they are reachable through the category pages. */
export const spare = style({ '@media': { [media.tablet]: { display: 'none' } } });

/**
 * Under a sticky header in low windows the categories become a button at its left, and the rest of the bar is hidden.
 * The bar keeps its place in the page, so nothing moves.
 */
const low = `${header.stuck} ~ * ${bar}, ${header.stuck} ~ ${bar}`;
const inLow = (part: string, look: StyleRule) =>
  globalStyle(
    low
      .split(', ')
      .map((selector) => selector + part)
      .join(', '),
    { '@media': { [media.wide]: look as object } },
  );
inLow('', {
  position: 'sticky',
  insetBlockStart: space[2],
  zIndex: layer.header,
  borderColor: 'transparent',
  background: 'none',
  pointerEvents: 'none',
});
inLow(` ${list}`, { visibility: 'hidden' });
inLow(` ${category.menu}`, { width: 40, pointerEvents: 'auto' });
inLow(` ${category.button}`, {
  gap: 0,
  justifyContent: 'center',
  padding: 0,
  borderRadius: vars.radius.control,
  fontSize: 0,
});
inLow(` ${category.menu}:not(:hover, :focus-within) ${category.panel}`, { display: 'none' });
globalStyle(`${header.stuck}:has(~ * ${bar}, ~ ${bar}) ${header.compactRow}`, {
  '@media': {
    [media.wide]: { paddingInlineStart: `calc(40px + ${space[4]})` },
  },
});
