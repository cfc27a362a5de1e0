import { style } from '@vanilla-extract/css';
import { inlineRow, media, vars } from '@yaoji/ui/theme';

export const button = style({
  ...inlineRow,
  gap: vars.space[1],
  minHeight: 24,
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  // The touch target is larger than the visible button.
  '@media': {
    [media.phone]: { position: 'relative', '::before': { content: '', position: 'absolute', inset: '-8px 0' } },
  },
});
