import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars } from '@yaoji/ui/theme';

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'left center',
});

/** As if its picture had no wrapper. */
export const cuts = style({ display: 'contents' });

export const zone = style({
  ...oneColumn,
  width: '100%',
  aspectRatio: '6 / 1',
  minHeight: 96,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [media.phone]: { aspectRatio: '2 / 1' } },
});
export const zoneSlide = style({ display: 'block', height: '100%' });
