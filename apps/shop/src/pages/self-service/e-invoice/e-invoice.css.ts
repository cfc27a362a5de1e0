import { style, styleVariants } from '@vanilla-extract/css';
import { centredRow, media, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const tabs = style({ paddingInline: space[4] });

export const head = style({
  ...wrappingRow,
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
  background: color.sunken,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  fontSize: fontSize[13],
  color: color.inkMuted,
});
export const kind = style({ fontWeight: 600, color: color.inkStrong });
export const red = style({
  paddingInline: space[1],
  borderRadius: vars.radius.control,
  background: color.priceSoft,
  color: color.price,
  fontSize: fontSize[12],
  lineHeight: '20px',
});
export const number = style({ flex: 1, fontVariantNumeric: 'tabular-nums' });
const state = style({ fontWeight: 600 });
export const status = styleVariants({
  pending: [state, { color: color.warning }],
  issued: [state, { color: color.success }],
  failed: [state, { color: color.danger }],
  reversed: [state, { color: color.inkMuted }],
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 150px 112px',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const facts = style({ display: 'grid', gap: space[1], fontSize: fontSize[13] });
export const fact = style({ display: 'flex', gap: space[3] });
export const term = style({ flex: '0 0 56px', color: color.inkMuted });
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  // Keeps wrapped links far enough apart for touch.
  lineHeight: '24px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const sum = style({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [media.phone]: { display: 'flex', alignItems: 'baseline', gap: space[3] } },
});
export const quiet = style({ fontSize: fontSize[12], color: color.inkMuted });
export const actions = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap' } },
});
export const reason = style({ padding: `0 ${space[4]} ${space[4]}` });
export const total = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[6] });

export const choice = style({ ...centredRow, gap: space[3], minWidth: 0 });
export const order = style({ display: 'grid', minWidth: 0 });
export const foot = style({ ...wrappingRow, gap: `${space[2]} ${space[4]}` });
export const chosen = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const problem = style({ color: color.danger });
