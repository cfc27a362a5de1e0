import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const star = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.control,
  color: vars.color.lineStrong,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.color.star },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.star },
    '&[aria-disabled="true"]:not([aria-busy])': { color: vars.color.lineStrong, cursor: 'not-allowed' },
  },
  '@media': { [media.phone]: { width: 44, height: 44 } },
});
