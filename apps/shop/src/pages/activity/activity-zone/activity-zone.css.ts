import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
