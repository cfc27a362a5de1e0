import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

export const camera = style({ display: 'grid', gap: space[3] });
export const film = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.card,
  background: color.sunken,
});
export const state = style({ minHeight: 20, textAlign: 'center', fontSize: fontSize[13], color: color.inkMuted });
export const code = style({ marginBlockEnd: space[2], fontSize: fontSize[13], color: color.ink });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  marginBlockStart: space[3],
});
