import { style } from '@vanilla-extract/css';
import { ellipsis, media, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

/** One row in a wide window. */
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: 44,
  padding: `${space[1]} ${space[4]}`,
  background: color.surface,
  borderRadius: vars.radius.card,
  fontSize: fontSize[13],
});
export const title = style({ fontSize: fontSize[14], lineHeight: '24px', color: color.inkStrong });
export const bar = style({
  display: 'flex',
  width: 200,
  '@media': { [media.phone]: { order: 1, width: '100%' } },
});
export const text = style({ display: 'flex', alignItems: 'center', columnGap: space[2], minHeight: 24 });
export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: 2, flexDirection: 'column', width: '100%' } },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  minHeight: 28,
  color: color.promoInk,
  '@media': { [media.phone]: { minHeight: 44 } },
});
export const name = style([ellipsis, { maxWidth: 160, color: color.ink }]);
