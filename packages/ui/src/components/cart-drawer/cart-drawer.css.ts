import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine } from '../../theme/layout.ts';

const { color, fontSize, space } = vars;

export const list = style({ paddingInline: space[3] });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: space[2.5],
  paddingBlock: space[2.5],
  fontSize: fontSize[12],
  lineHeight: '18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
/** Holds the space of lines that are not rendered yet, so the scroll bar shows the list's length. */
export const restHeight = createVar();
export const rest = style({ height: restHeight });
export const picture = style({ width: 56, height: 56, borderRadius: 4, overflow: 'hidden', background: color.sunken });
export const name = style({
  display: 'block',
  fontSize: fontSize[13],
  color: color.inkStrong,
  ...oneLine,
  ':hover': { color: color.brand },
});
export const spec = style({ color: color.inkMuted, ...oneLine });
export const figures = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[1.5] });
export const times = style({ color: color.ink });
export const blocked = style({ color: color.warning });
export const fix = style([
  blocked,
  { minHeight: 24, fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 2 },
]);
export const remove = style({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.control,
  color: color.inkMuted,
  ':hover': { color: color.danger, background: color.dangerSoft },
  selectors: { '&[aria-disabled]': { color: color.inkDisabled, background: 'none', cursor: 'not-allowed' } },
});
export const foot = style({ display: 'grid', gap: space[2] });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontSize: fontSize[13],
});
export const hint = style({ fontSize: fontSize[12], color: color.promoInk });
