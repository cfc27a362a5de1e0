import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneColumn, wrappingRow } from '../../theme/layout.ts';

const { color, fontSize, motion, radius, space } = vars;

/** Angle of one prize. */
export const sector = createVar();
/** The prize's place on the wheel, from 0. */
export const place = createVar();
/** The start and the end of the light. */
export const from = createVar();
export const to = createVar();
/** Widest tile that does not reach into its neighbours. */
export const tileWidth = createVar();

const ringPx = 6;

const run = keyframes({ from: { rotate: from }, to: { rotate: to } });
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const scene = style({ ...oneColumn, gap: space[3] });
export const wheel = style({
  position: 'relative',
  width: '100%',
  maxWidth: 340,
  aspectRatio: '1',
  marginInline: 'auto',
  padding: 0,
  containerType: 'inline-size',
});
const disc = { position: 'absolute', inset: 0, borderRadius: '50%' } as const;
const half = `${sector} * -0.5`;
export const ground = style({
  ...disc,
  border: `${ringPx}px solid ${color.brand}`,
  background: `repeating-conic-gradient(from calc(${half} - 0.3deg), ${color.surface} 0 0.6deg, ${color.brandSoft} 0.6deg ${sector})`,
});
/** The light on one prize, with the hand in the middle. */
export const light = style({
  ...disc,
  inset: ringPx,
  opacity: 0,
  rotate: to,
  background: `conic-gradient(from calc(${half}), ${color.promoSoft} 0 ${sector}, transparent 0)`,
  selectors: {
    '[data-phase="asking"] &, [data-phase="running"] &, [data-phase="shown"] &': { opacity: 1 },
    '[data-phase="running"] &': { animation: `${run} 2.6s cubic-bezier(0.15, 0.6, 0.15, 1) both` },
    '&[data-blank]': { opacity: 0 },
  },
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockEnd: 'calc(50% + 13.5cqi)',
    translate: '-50%',
    borderInline: '7px solid transparent',
    borderBlockEnd: `18px solid ${color.promo}`,
  },
});
export const prizes = style({ ...disc, margin: 0 });
export const prize = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  display: 'grid',
  justifyItems: 'center',
  gap: space[0.5],
  width: tileWidth,
  textAlign: 'center',
  // Upright at the middle of its sector.
  transform: `translate(-50%, -50%) rotate(calc(${place} * ${sector})) translateY(-34cqi) rotate(calc(${place} * ${sector} * -1))`,
  selectors: { '&[data-won]': { color: color.promoInk, fontWeight: 600 } },
});
export const picture = style({ width: 40, height: 32, borderRadius: radius.control, objectFit: 'cover' });
export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '100%',
  fontSize: fontSize[12],
  lineHeight: '16px',
  overflowWrap: 'anywhere',
});
export const start = style({
  position: 'absolute',
  inset: '36cqi',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  borderRadius: '50%',
  background: color.brand,
  color: color.onBrand,
  fontSize: fontSize[16],
  lineHeight: '22px',
  fontWeight: 600,
  transition: `background ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover': { background: color.brandHover },
    '&[aria-disabled="true"]': { background: color.disabledFill, color: color.inkMuted, cursor: 'not-allowed' },
  },
});
export const left = style({ fontSize: fontSize[12], lineHeight: '16px', fontWeight: 400 });
export const result = style({
  ...wrappingRow,
  justifyContent: 'center',
  gap: space[3],
  minHeight: 40,
  textAlign: 'center',
});
export const outcome = style({
  fontSize: fontSize[16],
  lineHeight: '24px',
  fontWeight: 600,
  color: color.inkStrong,
  animation: `${appear} ${motion.slow} ${motion.ease}`,
});
