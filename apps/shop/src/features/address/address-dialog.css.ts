import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const form = style({ display: 'grid', gap: vars.space[4] });
