import { style } from '@vanilla-extract/css';
import { vars, wrappingRow } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const advice = style({ display: 'grid', paddingInline: space[3] });
export const part = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  fontSize: fontSize[13],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const title = style({ fontSize: fontSize[13], fontWeight: 600, color: color.inkStrong });
export const reason = style({ display: 'grid', gap: space[0.5] });
export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
  color: color.warning,
});
export const quiet = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const tier = style({ ...wrappingRow, justifyContent: 'space-between' });
