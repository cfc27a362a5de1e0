import { style } from '@vanilla-extract/css';
import { oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

export const form = style({ ...oneColumn, gap: vars.space[4], maxWidth: 420 });

export const faceRow = style({ ...wrappingRow, gap: vars.space[4] });
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
