import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const ad = style({
  flex: 'none',
  width: 220,
  height: 40,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  '@media': {
    [media.laptop]: { width: 180, height: 32 },
    // The search box needs the room.
    [media.tablet]: { display: 'none' },
  },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
