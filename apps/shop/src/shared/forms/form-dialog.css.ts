import { style } from '@vanilla-extract/css';
import { oneColumn, vars } from '@yaoji/ui/theme';

export const fields = style({ ...oneColumn, gap: vars.space[4] });
