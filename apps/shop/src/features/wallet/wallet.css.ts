import { style } from '@vanilla-extract/css';
import { vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const out = style({ color: color.inkStrong, fontVariantNumeric: 'tabular-nums' });
/** Marked by sign and weight: red is for prices. */
export const income = style({ color: color.brandStrong, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const filters = style({ ...wrappingRow, gap: `${space[2]} ${space[4]}`, marginBlockEnd: space[3] });
export const files = style({ ...wrappingRow, gap: space[1] });
/** One line high: its text changes with the total. */
export const creditNote = style({
  margin: 0,
  fontSize: fontSize[12],
  lineHeight: '20px',
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const sums = style({
  ...wrappingRow,
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  minHeight: 24,
  marginBlockEnd: space[2],
  fontSize: fontSize[13],
  color: color.inkMuted,
});
export const stale = style({ opacity: 0.6 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: space[3],
});
export const pages = style({ display: 'flex', justifyContent: 'center', marginBlockStart: space[4] });
