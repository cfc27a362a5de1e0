import { style } from '@vanilla-extract/css';
import { oneColumn, vars } from '@yaoji/ui/theme';

const { space } = vars;

export const form = style({ ...oneColumn, gap: space[4] });
export const scan = style({ display: 'grid', justifyItems: 'center', gap: space[4], paddingBlock: space[4] });
