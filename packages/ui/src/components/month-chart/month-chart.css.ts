import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const chart = style({ display: 'grid', gap: space[3], fontSize: fontSize[13], lineHeight: '20px' });
export const caption = style({ ...wrappingRow, alignItems: 'baseline', columnGap: space[2], minHeight: 24 });
export const name = style({ minWidth: 88, color: color.inkStrong });
const legend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  marginInlineEnd: space[2],
  color: color.inkMuted,
  '::before': { content: '', width: 10, height: 10, borderRadius: 2 },
});
export const legendIncome = style([
  legend,
  {
    '::before': { background: color.brand },
    '@media': { [media.forcedColors]: { '::before': { background: 'Highlight' } } },
  },
]);
export const legendSpending = style([
  legend,
  {
    '::before': { background: color.inkMuted },
    '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
  },
]);
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  rowGap: space[1.5],
  fontSize: fontSize[12],
  lineHeight: '16px',
  color: color.inkMuted,
});
export const axis = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  marginBlock: 'calc(-16px / 2)',
  textAlign: 'end',
});
export const svg = style({ overflow: 'visible' });
export const rule = style({ stroke: color.line, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const month = style({});
export const slot = style({
  fill: 'transparent',
  selectors: { [`${month}[data-pointed] > &`]: { fill: color.sunken } },
});
const bar = style({ pointerEvents: 'none' });
export const income = style([bar, { fill: color.brand, '@media': { [media.forcedColors]: { fill: 'Highlight' } } }]);
export const spending = style([
  bar,
  { fill: color.inkMuted, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } },
]);
export const labels = style({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
});
export const label = style({
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { selectors: { '&:nth-last-child(even)': { visibility: 'hidden' } } } },
});
export const summary = style({
  width: 'fit-content',
  minHeight: 24,
  color: color.brand,
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.phone]: { lineHeight: '44px' } },
});
export const table = style({ width: '100%', maxWidth: 480, marginBlockStart: space[2] });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[1.5],
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${table} td, ${table} thead th + th`, { textAlign: 'end' });
globalStyle(`${table} thead th`, { color: color.inkMuted });
