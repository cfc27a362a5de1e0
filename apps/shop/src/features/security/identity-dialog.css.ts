import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const form = style({ display: 'grid', gap: space[4] });
export const note = style({ margin: 0, fontSize: fontSize[13], color: color.inkMuted });
export const ways = style({ justifySelf: 'start' });
