import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { space } = vars;

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
