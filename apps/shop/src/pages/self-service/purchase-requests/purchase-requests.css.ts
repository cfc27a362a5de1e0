import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const goods = style({ display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' });
export const fact = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const reason = style({ color: color.promoInk, fontSize: fontSize[12] });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[2]} ${space[4]}`,
  '@media': { [media.phone]: { justifyContent: 'space-between' } },
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
