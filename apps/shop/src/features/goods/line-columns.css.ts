import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const goods = style({ display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' });
export const facts = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const reason = style({ color: color.promoInk, fontSize: fontSize[12] });
