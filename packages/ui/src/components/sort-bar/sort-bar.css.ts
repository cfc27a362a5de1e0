import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { layer, layoutPx } from '../../theme/tokens.ts';

const { color, space } = vars;

export const bar = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: space[4],
  minHeight: 44,
  paddingBlock: space[1],
  paddingInline: space[5],
  background: color.surface,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize[13],
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockStart: layoutPx.phoneHeader,
      zIndex: layer.sticky,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
      columnGap: space[3],
      paddingBlock: 0,
      paddingInlineStart: space[1],
      paddingInlineEnd: space[3],
    },
    [media.low]: { position: 'relative', insetBlockStart: 0 },
  },
});
/** Focused elements and scroll targets stop below it. */
globalStyle(`html:has(body ${bar})`, {
  '@media': {
    [media.phone]: { scrollPaddingBlockStart: layoutPx.phoneHeader + 48 },
    [media.low]: { scrollPaddingBlockStart: 0 },
  },
});
export const sorts = style({ display: 'flex', gap: space[6], '@media': { [media.phone]: { gap: space[1] } } });
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  minHeight: 36,
  color: color.ink,
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand },
  selectors: { '&[aria-current]': { color: color.brandStrong, fontWeight: 600 } },
  '@media': { [media.phone]: { justifyContent: 'center', minWidth: 44, minHeight: 44 } },
});
export const sortWide = style([sort, { '@media': { [media.phone]: { display: 'none' } } }]);
export const tools = style({
  ...wrappingRow,
  columnGap: space[4],
  rowGap: space[1],
  minHeight: 36,
  '@media': { [media.phone]: { columnGap: space[3] } },
});
