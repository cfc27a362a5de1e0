import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { space } = vars;

export const scan = style({ display: 'grid', justifyItems: 'center', gap: space[4], paddingBlock: space[4] });
