import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: 420,
});

export const faceRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 80,
  height: 80,
  borderRadius: vars.radius.pill,
  background: vars.color.brandSoft,
  color: vars.color.brandStrong,
  overflow: 'clip',
});
export const facePicture = style({ width: '100%', height: '100%', objectFit: 'cover' });
