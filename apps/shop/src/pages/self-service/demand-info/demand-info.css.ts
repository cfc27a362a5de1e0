import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const waiting = style({ color: color.inkMuted });
export const answer = style({ display: 'grid', gap: space[2] });
export const text = style({ color: color.inkStrong, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const fact = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const skeleton = style({ display: 'grid', gap: space[4] });
