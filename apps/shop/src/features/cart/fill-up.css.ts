import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, fontSize } = vars;

export const plan = style({ display: 'grid', gap: vars.space[3] });
export const hint = style({ margin: 0, fontSize: fontSize[14], fontWeight: 600, color: color.promoInk });
export const sum = style({ margin: 0, fontSize: fontSize[13], color: color.ink, textAlign: 'end' });
export const quiet = style({ margin: 0, fontSize: fontSize[13], color: color.inkMuted });
