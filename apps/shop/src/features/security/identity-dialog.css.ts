import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, fontSize } = vars;

export const note = style({ margin: 0, fontSize: fontSize[13], color: color.inkMuted });
export const ways = style({ justifySelf: 'start' });
