import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const sold = style({ display: 'flex', alignItems: 'center', gap: space[2], height: 20 });
export const soldText = style({ flex: 'none', fontSize: fontSize[12], color: color.promoInk });
