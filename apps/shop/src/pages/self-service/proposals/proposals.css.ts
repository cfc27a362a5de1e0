import { style } from '@vanilla-extract/css';
import { oneColumn, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const stack = style({ ...oneColumn, gap: space[4] });
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const fact = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const price = style({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: space[1] });
export const buttons = style({ display: 'flex', gap: space[2] });
