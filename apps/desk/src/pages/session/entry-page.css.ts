import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const page = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: vars.space[4] });
export const box = style({ width: 'min(360px, 100%)' });
export const brand = style({
  marginBlockEnd: vars.space[4],
  color: vars.color.brandStrong,
  fontSize: vars.fontSize[20],
});
