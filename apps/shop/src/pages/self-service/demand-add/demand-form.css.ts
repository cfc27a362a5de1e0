import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars } from '@yaoji/ui/theme';

const { space } = vars;
const fields = style({ ...oneColumn, gap: space[4] });
const stacked = { '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };

export const form = style([fields, { maxWidth: 640 }]);
export const pair = style([fields, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...stacked }]);
export const triple = style([fields, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', ...stacked }]);
export const actions = style({ display: 'flex', gap: space[3] });
