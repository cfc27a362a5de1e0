import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const marks = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
