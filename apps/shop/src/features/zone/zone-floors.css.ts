import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const floors = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

/** On phones, where products are below each other, a floor shows three. */
globalStyle(`${floors} section > :nth-child(n + 4)`, { '@media': { [media.phone]: { display: 'none' } } });
