import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, fontSize, space } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[13],
  lineHeight: '20px',
  selectors: {
    '&[data-state="soon"]': { borderColor: color.warning },
    '&[data-state="urgent"], &[data-state="expired"], &[data-state="refused"]': { borderColor: color.danger },
    '&[data-state="missing"]': { borderStyle: 'dashed', borderColor: color.lineStrong },
  },
});
export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 112,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.inkMuted,
  overflow: 'hidden',
});
export const picture = style({
  width: '100%',
  height: '100%',
  // Shows the complete document in either orientation.
  objectFit: 'contain',
  selectors: { '[data-state="expired"] &': { opacity: 0.45 } },
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
});
export const name = style({ fontSize: fontSize[14], lineHeight: '22px', overflowWrap: 'anywhere' });
const mark = style({
  flex: 'none',
  paddingInline: space[1.5],
  borderRadius: 3,
  fontSize: fontSize[12],
  lineHeight: '22px',
  whiteSpace: 'nowrap',
});
const warning = style([mark, { color: color.warning, background: color.warningSoft }]);
const danger = style([mark, { color: color.danger, background: color.dangerSoft }]);
export const state = styleVariants({
  valid: [mark, { color: color.success, background: color.successSoft }],
  early: [warning],
  soon: [warning, { fontWeight: 600 }],
  urgent: [danger, { fontWeight: 600 }],
  expired: [danger, { fontWeight: 600 }],
  waiting: [mark, { color: color.brandStrong, background: color.brandSoft }],
  refused: [danger],
  missing: [mark, { color: color.inkMuted, background: color.sunken }],
});
export const facts = style({ display: 'grid' });
export const fact = style({ display: 'flex', gap: space[2] });
export const label = style({ flex: 'none', width: 56, color: color.inkMuted });
export const value = style({ minWidth: 0, color: color.ink, overflowWrap: 'anywhere' });
export const until = style([
  value,
  {
    selectors: {
      '[data-state="soon"] &, [data-state="early"] &': { color: color.warning, fontWeight: 600 },
      '[data-state="urgent"] &, [data-state="expired"] &': { color: color.danger, fontWeight: 600 },
    },
  },
]);
export const note = style({
  color: color.ink,
  fontSize: fontSize[12],
  lineHeight: '18px',
  selectors: { '[data-state="refused"] &': { color: color.danger } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: space[1],
});
