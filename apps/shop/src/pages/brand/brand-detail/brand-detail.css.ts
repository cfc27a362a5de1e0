import { style } from '@vanilla-extract/css';
import { media, surfaceCard, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const brand = style({ ...surfaceCard, overflow: 'hidden' });
export const banner = style({
  width: '100%',
  height: 'auto',
  minHeight: 96,
  aspectRatio: '6 / 1',
  objectFit: 'cover',
  objectPosition: 'left center',
  '@media': { [media.phone]: { aspectRatio: '2 / 1' } },
});
export const story = style({
  display: 'flex',
  gap: space[6],
  padding: space[6],
  '@media': { [media.phone]: { flexDirection: 'column', gap: space[3], padding: space[4] } },
});
export const mark = style({ flex: 'none', objectFit: 'contain' });
export const text = style({ display: 'grid', gap: space[2], lineHeight: '24px', color: color.ink, maxWidth: '64em' });
export const name = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
