import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const reminder = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space[2],
  fontSize: fontSize[12],
  lineHeight: '18px',
  '@media': { [media.phone]: { gridTemplateColumns: 'auto auto 1fr' } },
});
export const quiet = style({
  color: color.inkMuted,
  gridRow: 2,
  '@media': { [media.phone]: { gridRow: 'auto' } },
});
export const waiting = style({ color: color.inkMuted, fontWeight: 400 });
export const sent = style({ color: color.success });
