import { style } from '@vanilla-extract/css';
import { oneColumn, vars } from '@yaoji/ui/theme';

const { space } = vars;

export const stack = style({ ...oneColumn, gap: space[4] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
