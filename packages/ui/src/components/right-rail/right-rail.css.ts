import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';

const { color, fontSize, space } = vars;

export const rail = style({
  position: 'fixed',
  zIndex: layer.rail,
  insetBlock: 0,
  insetInlineEnd: 'env(safe-area-inset-right, 0px)',
  width: vars.size.rail,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[1],
  background: color.rail,
  color: color.onRail,
  '@media': { [media.phone]: { display: 'none' } },
});
export const end = style({
  position: 'absolute',
  insetBlockEnd: space[4],
  insetInline: 0,
  display: 'grid',
  gap: space[1],
});
export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  width: 40,
  minHeight: 40,
  fontSize: fontSize[12],
  lineHeight: '15px',
  color: color.onRail,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':focus-visible': { outlineColor: color.onRail, outlineOffset: -3 },
  selectors: { '&:hover, &[aria-expanded="true"]': { background: color.railHover } },
});
export const prominent = style({ paddingBlock: space[3] });
export const upright = style({ width: 13, textAlign: 'center', wordBreak: 'break-all' });
export const badge = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  selectors: { [`${prominent} > &`]: { position: 'static', minHeight: 18 } },
});
export const label = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  height: 32,
  lineHeight: '32px',
  paddingInline: space[3],
  background: color.railHover,
  borderRadius: '4px 0 0 4px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${item}:hover > &, ${item}:focus-visible > &`]: { opacity: 1 },
    [`${item}[aria-expanded="true"] > &`]: { opacity: 0 },
  },
});
