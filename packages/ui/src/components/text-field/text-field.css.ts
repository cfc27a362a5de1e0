import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  width: '100%',
  minWidth: 0,
  paddingInline: space[2.5],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.inkStrong,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.inkMuted },
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&:has(> [aria-invalid]), &[aria-invalid]': { borderColor: color.danger },
    '&:has(> [aria-invalid]):focus-within, &[aria-invalid]:focus-within': { boxShadow: `0 0 0 1px ${color.danger}` },
    '&:has(> input:disabled), &:disabled': { background: color.ground, borderColor: color.line, color: color.inkMuted },
  },
});

const forThumb = { '@media': { [media.phone]: { height: 44 } } };
export const size = styleVariants({
  small: { height: 28, fontSize: vars.fontSize[13], ...forThumb },
  medium: { height: 36, fontSize: vars.fontSize[14], ...forThumb },
  large: { height: 44, fontSize: vars.fontSize[14] },
});

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  height: '100%',
  border: 0,
  padding: 0,
  background: 'transparent',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' }, '&:disabled': { cursor: 'not-allowed' } },
});
globalStyle(`${input}::-webkit-search-cancel-button`, { display: 'none' });
globalStyle(`${input}:-webkit-autofill`, { WebkitTextFillColor: color.inkStrong });

// A date in the shop's format, whatever the browser's language; the native parts appear with the focus.
const day = `${box} > input[type="date"]`;
globalStyle(day, { position: 'relative', alignContent: 'center' });
globalStyle(`${day}:not(:focus)::before`, { content: 'attr(value)', position: 'absolute', insetInlineStart: 1 });
globalStyle(`${day}[value=""]:not(:focus)::before`, { content: 'attr(placeholder)', color: color.inkMuted });
globalStyle(`${day}:not(:focus)::-webkit-datetime-edit`, { visibility: 'hidden' });

export const affix = style({
  flex: 'none',
  color: color.inkMuted,
  fontSize: vars.fontSize[13],
  display: 'inline-flex',
});

export const inner = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  borderRadius: vars.radius.control,
  color: color.inkMuted,
  ':hover': { color: color.inkStrong },
});

export const area = style([
  box,
  { display: 'block', paddingBlock: space[2], lineHeight: '22px', minHeight: 72, resize: 'vertical' },
  {
    selectors: {
      '&:focus-visible': { outline: 'none' },
    },
  },
]);
export const areaBox = style({ position: 'relative' });
export const count = style({
  position: 'absolute',
  insetBlockEnd: space[1.5],
  insetInlineEnd: space[2.5],
  paddingInline: space[0.5],
  background: color.surface,
  fontSize: vars.fontSize[12],
  color: color.inkMuted,
});
