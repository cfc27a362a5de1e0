import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const body = style({ ...oneColumn, gap: space[4] });
export const detail = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: space[3] } },
});
export const text = style({ fontSize: fontSize[14], lineHeight: '22px', color: color.inkStrong });
export const goods = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  fontSize: fontSize[13],
  lineHeight: '20px',
});
export const name = style({ fontSize: fontSize[14], color: color.inkStrong });
export const quiet = style({ fontSize: fontSize[13], color: color.inkMuted });
export const points = style({ color: color.promoInk });
export const addresses = style({ ...oneColumn, gap: space[2] });
export const cost = style({ marginInlineEnd: 'auto', fontSize: fontSize[13], color: color.ink });
