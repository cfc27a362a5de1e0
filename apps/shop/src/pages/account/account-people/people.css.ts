import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { space } = vars;

export const roles = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] });
