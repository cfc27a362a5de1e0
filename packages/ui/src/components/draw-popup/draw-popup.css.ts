import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer, tabBarSpace } from '../../theme/tokens.ts';

const { color, fontSize, motion, space } = vars;
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(120%)', opacity: 0, visibility: 'hidden' } });
const shine = keyframes({
  '0%, 60%, 100%': { boxShadow: `0 0 0 0 ${color.brand}` },
  '20%': { boxShadow: `0 0 0 2px ${color.brand}` },
});

export const order = createVar();
const closePx = 44;
export const popup = style({
  position: 'fixed',
  // Below the header's overlays: on phones the suggestions reach down to it.
  zIndex: layer.sticky,
  insetBlockEnd: space[4],
  insetInlineEnd: `calc(${vars.size.rail} + ${space[4]})`,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"icon texts action" "prizes prizes prizes"',
  alignItems: 'center',
  gap: space[3],
  width: 600,
  maxWidth: `calc(100vw - ${vars.size.rail} - 2 * ${space[4]})`,
  padding: `${space[4]} ${space[12]} ${space[4]} ${space[5]}`,
  border: `1px solid ${color.brand}`,
  borderRadius: vars.radius.dialog,
  background: color.surface,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  selectors: {
    '&[data-phase="leaving"]': { animation: `${sink} 1s ${motion.ease} forwards`, pointerEvents: 'none' },
  },
  '@media': {
    [media.phone]: {
      // A strip with room of its own at the end of the page, out of sight while someone types.
      position: 'sticky',
      insetInlineEnd: 'auto',
      insetBlockEnd: tabBarSpace,
      gridTemplateAreas: '"icon texts action"',
      gap: space[2],
      width: '100%',
      maxWidth: 'none',
      height: 56,
      padding: `0 ${closePx}px 0 ${space[3]}`,
      border: 0,
      borderRadius: 0,
      background: color.surface,
      boxShadow: vars.shadow.edge,
      animationName: 'none',
      selectors: { 'body:has(:is(input, textarea, select):focus) &': { display: 'none' } },
    },
  },
});
/** Next to the rail, until it is pressed. Phones show the strip at once. */
export const closed = style([
  popup,
  {
    selectors: { '&:not([data-phase="leaving"])': { animation: 'none' } },
    '@media': {
      [media.wide]: {
        display: 'block',
        width: 'auto',
        padding: 0,
        border: 0,
        borderRadius: vars.radius.pill,
        insetInlineEnd: `calc(${vars.size.rail} + ${space[1]})`,
      },
    },
  },
]);
globalStyle(`${closed} > :not(:first-child)`, { '@media': { [media.wide]: { display: 'none' } } });
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  height: 40,
  paddingInline: space[2],
  border: `1px solid ${color.brand}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.brandStrong,
  fontSize: fontSize[13],
  fontWeight: 600,
  ':hover': { background: color.brandSoft },
  '@media': { [media.phone]: { display: 'none' } },
});
export const icon = style({ gridArea: 'icon', color: color.brand });
const shortened = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const texts = style({
  gridArea: 'texts',
  minWidth: 0,
});
export const title = style({
  fontSize: fontSize[16],
  lineHeight: '24px',
  fontWeight: 600,
  color: color.inkStrong,
  '@media': { [media.phone]: { ...shortened, fontSize: fontSize[14], lineHeight: '20px' } },
});
export const note = style({
  fontSize: fontSize[13],
  lineHeight: '20px',
  color: color.ink,
  '@media': { [media.phone]: { display: 'none' } },
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
});
export const link = style({
  minHeight: 24,
  fontSize: fontSize[13],
  color: color.brandStrong,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const prizes = style({
  gridArea: 'prizes',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1.5],
  '@media': { [media.phone]: { display: 'none' } },
});
export const prize = style({
  paddingInline: space[2.5],
  borderRadius: vars.radius.pill,
  background: color.brandSoft,
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
export const close = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  '@media': { [media.phone]: { insetBlockStart: space[1.5], insetInlineEnd: 0 } },
});
