import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const index = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: vars.fontSize[13],
});
const cell = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 32,
  height: 32,
  paddingInline: space[1.5],
  borderRadius: vars.radius.control,
  '@media': { [media.phone]: { minWidth: 36, height: 36 } },
});
export const letter = style([
  cell,
  {
    color: color.inkStrong,
    ':hover': { background: color.sunken, color: color.brand },
    selectors: { '&[aria-current]': { background: color.brand, color: color.onBrand, fontWeight: 600 } },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  },
]);
export const none = style([cell, { color: color.inkDisabled }]);
