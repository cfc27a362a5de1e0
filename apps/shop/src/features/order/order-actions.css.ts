import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const menu = style({ display: 'grid', gap: vars.space[2], minWidth: 104 });
