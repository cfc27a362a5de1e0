import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '8px 16px',
  marginBlock: '8px 16px',
  color: vars.color.inkMuted,
  fontSize: 13,
  lineHeight: '24px',
});
const statusTag = style({ paddingInline: 8, borderRadius: vars.radius.control, fontWeight: 600 });
export const status = styleVariants({
  stable: [statusTag, { background: vars.color.successSoft, color: vars.color.success }],
  new: [statusTag, { background: vars.color.warningSoft, color: vars.color.warning }],
  deprecated: [statusTag, { background: vars.color.dangerSoft, color: vars.color.danger }],
});
export const summary = style({ cursor: 'pointer', color: vars.color.brand });
export const copy = style({
  position: 'relative',
  padding: '0 6px',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.ink,
  fontSize: 12,
  lineHeight: '24px',
  cursor: 'copy',
  ':hover': { background: vars.color.brandSoft, color: vars.color.brandStrong },
});
export const copied = style({
  position: 'absolute',
  insetInlineStart: '100%',
  zIndex: 1,
  paddingInline: 6,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  whiteSpace: 'nowrap',
  selectors: { '&:empty': { display: 'none' } },
});
export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: 16,
  marginBlock: '12px 24px',
  color: vars.color.ink,
  fontSize: 14,
});
const framed = style({ borderTop: '3px solid', borderRadius: vars.radius.control, overflow: 'hidden' });
export const example = styleVariants({
  good: [framed, { borderColor: vars.color.success }],
  bad: [framed, { borderColor: vars.color.danger }],
});
export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 96,
  padding: 16,
  background: vars.color.ground,
});
export const why = style({ padding: '8px 0', fontSize: 13, lineHeight: '20px' });
export const mark = styleVariants({ good: { color: vars.color.success }, bad: { color: vars.color.danger } });

export const numbered = style({ position: 'relative', marginBlock: 16, padding: 12 });
export const number = style({
  position: 'absolute',
  zIndex: 1,
  minWidth: 16,
  translate: '-70% -70%',
  borderRadius: 8,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: 11,
  lineHeight: '16px',
  textAlign: 'center',
  pointerEvents: 'none',
});

export const table = style({
  width: '100%',
  marginBlock: '8px 24px',
  color: vars.color.ink,
  fontSize: 13,
  lineHeight: '20px',
});
globalStyle(`${table} :is(th, td)`, {
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${table} thead th`, { color: vars.color.inkMuted, fontWeight: 400, whiteSpace: 'nowrap' });
export const swatch = style({
  display: 'inline-block',
  width: 32,
  height: 24,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  verticalAlign: 'middle',
});
export const muted = style({ color: vars.color.inkMuted });
export const low = style({ color: vars.color.danger, fontWeight: 600 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 12,
  marginBlock: 16,
  color: vars.color.ink,
});
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  padding: '16px 4px 8px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  fontSize: 12,
  textAlign: 'center',
});
export const search = style({
  width: '100%',
  maxWidth: 360,
  height: 40,
  paddingInline: 12,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
});

/** The table of props stays within the page, even with long unions or picture addresses. */
export const props = style({ overflowWrap: 'anywhere' });
globalStyle(`${props} table`, { tableLayout: 'fixed' });
globalStyle(`${props} code`, { whiteSpace: 'normal' });
export const found = style({ display: 'grid', gap: 4, marginBlock: '8px 24px' });
export const foundLink = style({ color: vars.color.brand, ':hover': { textDecoration: 'underline' } });
