import { style } from '@vanilla-extract/css';
import { inlineRow, vars } from '@yaoji/ui/theme';

export const marks = style({ ...inlineRow, gap: vars.space[2] });
