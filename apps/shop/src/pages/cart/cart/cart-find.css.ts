import { style } from '@vanilla-extract/css';
import { centredRow, media, vars } from '@yaoji/ui/theme';

export const find = style({ ...centredRow, gap: vars.space[4] });
export const field = style({ width: 220, '@media': { [media.phone]: { width: '100%' } } });
export const compact = style({ '@media': { [media.phone]: { display: 'none' } } });
