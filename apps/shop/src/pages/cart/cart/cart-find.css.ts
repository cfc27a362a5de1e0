import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
});
export const field = style({ width: 220, '@media': { [media.phone]: { width: '100%' } } });
export const compact = style({ '@media': { [media.phone]: { display: 'none' } } });
