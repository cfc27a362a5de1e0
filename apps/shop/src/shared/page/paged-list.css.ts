import { style } from '@vanilla-extract/css';
import { oneColumn, vars } from '@yaoji/ui/theme';

const { space } = vars;

export const list = style({ ...oneColumn, gap: space[3] });
/** The previous page, while the next one loads. */
export const stale = style([list, { opacity: 0.6 }]);
export const pages = style({ display: 'flex', justifyContent: 'center', marginBlockStart: space[4] });
