import { style } from '@vanilla-extract/css';
import { twoLines, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const goods = style({ display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' });
export const fact = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const answer = style({ ...twoLines, overflowWrap: 'anywhere' });
