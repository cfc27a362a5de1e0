import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer, layoutPx } from '../../theme/tokens.ts';

const { color, fontSize, motion, space } = vars;
const rise = keyframes({ from: { transform: 'translate(-50%, 100%)' } });
const sink = keyframes({ to: { transform: 'translate(-50%, 120%)', opacity: 0, visibility: 'hidden' } });
const shine = keyframes({
  '0%, 60%, 100%': { boxShadow: `0 0 0 0 ${color.price}` },
  '20%': { boxShadow: `0 0 0 2px ${color.price}` },
});

export const order = createVar();
export const popup = style({
  position: 'fixed',
  // Below the header's overlays: on phones the suggestions reach down to it.
  zIndex: layer.sticky,
  insetBlockEnd: space[4],
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"icon texts action" "prizes prizes prizes"',
  alignItems: 'center',
  gap: space[3],
  width: 600,
  maxWidth: 'calc(100vw - 24px)',
  padding: `${space[4]} ${space[12]} ${space[4]} ${space[5]}`,
  border: `1px solid ${color.price}`,
  borderRadius: vars.radius.dialog,
  background: color.priceSoft,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  selectors: {
    '&[data-phase="leaving"]': { animation: `${sink} 1s ${motion.ease} forwards`, pointerEvents: 'none' },
  },
  '@media': {
    [media.phone]: {
      gridTemplateAreas: '"icon texts" "prizes prizes" "action action"',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      insetBlockEnd: `calc(${layoutPx.mobileTabBar}px + ${space[2]})`,
      padding: space[4],
    },
  },
});
export const icon = style({ gridArea: 'icon', color: color.price });
export const texts = style({
  gridArea: 'texts',
  '@media': { [media.phone]: { paddingInlineEnd: `calc(40px - ${space[2]})` } },
});
export const title = style({ fontSize: fontSize[16], lineHeight: '24px', fontWeight: 600, color: color.inkStrong });
export const note = style({ fontSize: fontSize[13], lineHeight: '20px', color: color.ink });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const link = style({
  minHeight: 24,
  fontSize: fontSize[13],
  color: color.brandStrong,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const prizes = style({ gridArea: 'prizes', display: 'flex', flexWrap: 'wrap', gap: space[1.5] });
export const prize = style({
  paddingInline: space[2.5],
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize[12],
  lineHeight: '24px',
  selectors: {
    '[data-phase="drawing"] &': {
      animation: `${shine} 0.8s linear infinite`,
      animationDelay: `calc(${order} * 0.12s)`,
    },
  },
});
export const action = style({ gridArea: 'action', display: 'grid' });
export const close = style({ position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[2] });
