import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const linePicturePx = 56;

export const goods = style({ display: 'flex', gap: vars.space[3], minWidth: 0 });
export const picture = style({
  flex: '0 0 auto',
  width: linePicturePx,
  height: linePicturePx,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});
export const facts = style({ minWidth: 0 });
export const name = style({ fontSize: vars.fontSize[14], color: vars.color.inkStrong });
export const fact = style({ color: vars.color.inkMuted, fontSize: vars.fontSize[12], lineHeight: '18px' });
