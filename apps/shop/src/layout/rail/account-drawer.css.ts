import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const ads = style({ display: 'grid', gap: vars.space[2], paddingInline: vars.space[4] });
export const ad = style({ display: 'block', borderRadius: vars.radius.card, overflow: 'hidden' });
