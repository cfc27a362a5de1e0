import { globalStyle, style } from '@vanilla-extract/css';
import { media, oneColumn, vars } from '@yaoji/ui/theme';

export const floors = style({ ...oneColumn, gap: vars.space[2] });

/** On phones, where products are below each other, a floor shows three. */
globalStyle(`${floors} section > :nth-child(n + 4)`, { '@media': { [media.phone]: { display: 'none' } } });
