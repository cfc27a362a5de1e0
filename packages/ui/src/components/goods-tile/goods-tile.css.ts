import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 22px 18px 18px 38px',
  minWidth: 0,
  padding: space[3],
  borderRadius: vars.radius.card,
  border: '1px solid transparent',
  background: color.surface,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { borderColor: color.brand },
  // As high as the button there.
  '@media': { [media.phone]: { gridTemplateRows: 'auto 22px 18px 18px 44px' } },
});
export const picture = style({
  position: 'relative',
  aspectRatio: '1',
  width: '100%',
  maxWidth: 150,
  marginInline: 'auto',
  marginBlockEnd: space[2],
});
export const name = style({ fontSize: fontSize[14], lineHeight: '22px', color: color.inkStrong, ...oneLine });
export const spec = style([name, { fontSize: fontSize[12], lineHeight: '18px', color: color.inkMuted }]);
/** Prices that don't fit the line go above it. */
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignContent: 'flex-start',
  alignItems: 'flex-end',
  columnGap: space[1.5],
  lineHeight: '16px',
  overflow: 'hidden',
});
/** The button sits at the end of the price line, which leaves room for it. */
export const holder = style({ position: 'relative', display: 'grid', minWidth: 0 });
export const add = style({ position: 'absolute', insetInlineEnd: space[3], insetBlockEnd: space[3], lineHeight: 0 });
export const besideAdd = style({
  paddingInlineEnd: `calc(32px + ${space[2]})`,
  '@media': { [media.phone]: { paddingInlineEnd: `calc(44px + ${space[2]})` } },
});
