import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/layout.ts';
import { ellipsis } from '../../theme/text.css.ts';

const { color, fontSize, space } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: space[3],
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
  lineHeight: '18px',
});
export const picture = style({ height: 150, marginBlockEnd: space[2], alignSelf: 'center' });
export const name = style([ellipsis, { fontSize: fontSize[14], lineHeight: '20px' }]);
/** Covers the picture too. */
export const open = style([
  ellipsis,
  {
    maxWidth: '100%',
    ':hover': { color: color.brand },
    '::after': { content: '', position: 'absolute', insetInline: 0, insetBlockStart: 0, height: 150 + 48 },
  },
]);
export const quiet = style([ellipsis, { minHeight: 18, color: color.inkMuted }]);
export const points = style({
  ...wrappingRow,
  alignItems: 'baseline',
  columnGap: space[1],
  minHeight: 28,
  marginBlockStart: space[1],
  color: color.promoInk,
});
export const figure = style({ fontSize: fontSize[20], lineHeight: '28px' });
export const worth = style({ marginInlineStart: 'auto', color: color.inkMuted });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[2],
  minHeight: 18,
  marginBlockEnd: space[2],
  color: color.inkMuted,
});
