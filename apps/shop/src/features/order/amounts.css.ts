import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(96px, max-content)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  fontSize: vars.fontSize[13],
  textAlign: 'end',
});
export const term = style({ color: vars.color.inkMuted });
export const figure = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const reason = style({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: vars.fontSize[12],
  color: vars.color.inkMuted,
});
export const reduction = style([figure, { color: vars.color.price }]);
export const totalTerm = style([term, { alignSelf: 'baseline', color: vars.color.ink }]);
export const total = style([figure, { alignSelf: 'baseline' }]);
