import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inlineRow, oneLine, twoLines } from '../../theme/layout.ts';

const { color, fontSize, space } = vars;

export const upload = style({ display: 'grid', gap: space[1.5] });
export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
const box = style({
  position: 'relative',
  width: 104,
  height: 104,
  borderRadius: vars.radius.control,
  background: color.sunken,
  fontSize: fontSize[12],
  lineHeight: '18px',
});
export const add = style([
  box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    border: `1px dashed ${color.lineStrong}`,
    color: color.inkMuted,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: color.brand, color: color.brand },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      '&:has(:disabled)': { borderColor: color.line, cursor: 'not-allowed' },
      '&:has([aria-invalid])': { borderColor: color.danger },
    },
  },
]);
export const over = style({ borderColor: color.brand, background: color.brandSoft, color: color.brandStrong });
export const count = style({ fontVariantNumeric: 'tabular-nums' });
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  fontSize: 0,
  cursor: 'inherit',
});
export const tile = style([
  box,
  {
    border: `1px solid ${color.line}`,
    overflow: 'hidden',
    selectors: { '&[data-state="failed"]': { borderColor: color.danger } },
  },
]);
export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 80,
  color: color.inkMuted,
  selectors: { '[data-state="sending"] > &': { opacity: 0.5 } },
  ':focus-visible': { outlineOffset: -3 },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const name = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 22,
  paddingInline: space[1.5],
  background: color.surface,
  lineHeight: '22px',
  color: color.ink,
  ...oneLine,
});
export const progress = style({
  position: 'absolute',
  insetInline: space[2],
  insetBlockEnd: `calc(22px + ${space[2]})`,
});
export const failure = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: 80,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[0.5],
  paddingInline: space[1.5],
  background: color.dangerSoft,
  color: color.danger,
  textAlign: 'center',
});
export const failureText = style({ ...twoLines, lineHeight: '16px' });
export const retry = style({ ...inlineRow, gap: space[1], minHeight: 24, fontWeight: 600 });
export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '0 0 0 4px',
  background: color.overlay,
  color: color.onOverlay,
  ':focus-visible': { outlineOffset: -2, outlineColor: color.onOverlay },
});
export const hint = style({ fontSize: fontSize[12], lineHeight: '18px', color: color.inkMuted });
export const refused = style({ fontSize: fontSize[12], lineHeight: '18px', color: color.danger });
