import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const note = style({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: vars.fontSize[12],
  color: vars.color.inkMuted,
});
