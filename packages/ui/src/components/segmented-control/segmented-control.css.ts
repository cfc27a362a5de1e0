import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const group = style({
  display: 'inline-flex',
  // Scrolls if its container is narrower.
  justifySelf: 'start',
  maxWidth: '100%',
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surface,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  borderRadius: 3,
  color: color.ink,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: color.brand },
  ':disabled': { color: color.inkMuted, cursor: 'not-allowed' },
  selectors: {
    '&[aria-checked="true"], &[aria-current]': {
      background: color.brandSoft,
      color: color.brandStrong,
      fontWeight: 600,
    },
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
  },
});

const forThumb = { '@media': { [media.phone]: { height: 42 } } };
export const size = styleVariants({
  small: { height: 26, paddingInline: space[2.5], fontSize: vars.fontSize[13], ...forThumb },
  medium: { height: 34, paddingInline: space[3], fontSize: vars.fontSize[13], ...forThumb },
});
