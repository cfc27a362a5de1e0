import { style } from '@vanilla-extract/css';
import { vars, wrappingRow } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const form = style({ display: 'grid', gap: space[3] });
export const quiet = style({ fontSize: fontSize[13], color: color.inkMuted });
export const stores = style({ margin: 0, padding: 0, listStyle: 'none' });
export const store = style({
  display: 'grid',
  gap: space[0.5],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const results = style({ display: 'grid', gap: space[4] });
export const result = style({ display: 'grid', gap: space[2] });
export const company = style({ ...wrappingRow, gap: space[2], fontSize: fontSize[14], color: color.inkStrong });
export const lines = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  fontSize: fontSize[13],
});
export const refused = style({ color: color.danger });
