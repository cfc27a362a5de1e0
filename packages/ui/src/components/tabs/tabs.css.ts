import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  height: 44,
  paddingInline: space[0.5],
  fontSize: vars.fontSize[14],
  color: color.ink,
  ':hover': { color: color.brand },
  ':focus-visible': { outlineOffset: -2 },
  ':disabled': { color: color.inkMuted, cursor: 'not-allowed' },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: 2,
    background: color.brand,
    transform: 'scaleX(0)',
    transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  },
  selectors: {
    '&[aria-selected="true"]': { color: color.brand, fontWeight: 600 },
    '&[aria-selected="true"]::after': { transform: 'scaleX(1)' },
  },
});

export const count = style({ marginInlineStart: space[1], fontSize: vars.fontSize[12], fontWeight: 400 });
export const panel = style({ paddingBlockStart: space[4], ':focus-visible': { outlineOffset: 4 } });
