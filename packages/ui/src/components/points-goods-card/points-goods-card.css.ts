import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ellipsis } from '../../theme/text.css.ts';

const { color, fontSize } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: 12,
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
  lineHeight: '18px',
});
export const picture = style({ height: 150, marginBlockEnd: 8, alignSelf: 'center' });
export const name = style([ellipsis, { fontSize: fontSize[14], lineHeight: '20px' }]);
export const quiet = style([ellipsis, { minHeight: 18, color: color.inkMuted }]);
export const points = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  minHeight: 28,
  marginBlockStart: 4,
  color: color.promoInk,
});
export const figure = style({ fontSize: fontSize[20], lineHeight: '28px' });
export const worth = style({ marginInlineStart: 'auto', color: color.inkMuted });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  minHeight: 18,
  marginBlockEnd: 8,
  color: color.inkMuted,
});
