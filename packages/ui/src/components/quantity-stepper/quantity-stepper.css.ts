import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';

const { color, space } = vars;

export const stepper = style({
  position: 'relative',
  display: 'inline-flex',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&:has(input:is(:disabled, [aria-disabled]))': { borderColor: color.line, background: color.ground },
  },
});

const forThumb = { '@media': { [media.phone]: { height: 44, width: 128 } } };
export const size = styleVariants({
  small: { height: 28, width: 96, ...forThumb },
  medium: { height: 32, width: 104, ...forThumb },
  large: { height: 40, width: 136, ...forThumb },
});
export const block = style({ width: '100%', minWidth: 0 });

export const button = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  background: color.sunken,
  color: color.ink,
  touchAction: 'manipulation',
  userSelect: 'none',
  '@media': {
    [media.phone]: {
      width: 43,
      position: 'relative',
      // Reaches over the stepper's border.
      '::after': { content: '', position: 'absolute', inset: -1 },
    },
  },
  selectors: {
    '&:first-child': { borderInlineEnd: `1px solid ${color.line}`, borderRadius: '3px 0 0 3px' },
    '&:last-of-type': { borderInlineStart: `1px solid ${color.line}`, borderRadius: '0 3px 3px 0' },
    '&:hover:not(:disabled)': { color: color.brand, background: color.brandSoft },
    '&:disabled': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
});
export const wideButton = style({ width: 40 });

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  fontSize: vars.fontSize[14],
  color: color.inkStrong,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:is(:disabled, [aria-disabled])': { color: color.inkMuted, cursor: 'not-allowed' },
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    '&:focus::placeholder': { color: 'transparent' },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

const noticeBase = style({
  display: 'flex',
  gap: space[2],
  position: 'absolute',
  zIndex: layer.sticky,
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  background: color.inverse,
  color: color.onInverse,
  fontSize: vars.fontSize[12],
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
});
export const notice = styleVariants({
  above: [
    noticeBase,
    { insetBlockEnd: `calc(100% + ${space[1.5]})`, insetInlineStart: '50%', transform: 'translateX(-50%)' },
  ],
  before: [
    noticeBase,
    { insetInlineEnd: `calc(100% + ${space[1.5]})`, insetBlockStart: '50%', transform: 'translateY(-50%)' },
  ],
});
export const reason = style({
  maxWidth: 280,
  whiteSpace: 'normal',
  selectors: { [`${stepper}:not(:hover, :focus-within) > &`]: { display: 'none' } },
});
