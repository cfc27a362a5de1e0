import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  marginBlockEnd: space[3],
  fontVariantNumeric: 'tabular-nums',
});
export const chart = style({ display: 'block', width: '100%', height: 96, overflow: 'visible' });
export const line = style({
  fill: 'none',
  stroke: color.brand,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
export const days = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[2],
  color: color.inkMuted,
  fontSize: fontSize[12],
});
