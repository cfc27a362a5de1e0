import { style } from '@vanilla-extract/css';
import { centredRow, media, oneColumn, vars } from '@yaoji/ui/theme';

const { space } = vars;

/** Stacked blocks, as high as the window while they load. */
export const page = style({ ...oneColumn, gap: space[3], minHeight: '100dvh', alignContent: 'start' });
export const crumbs = style({
  ...centredRow,
  minHeight: 44,
  marginBlockEnd: `calc(-1 * ${space[3]})`,
  '@media': { [media.phone]: { display: 'none' } },
});
