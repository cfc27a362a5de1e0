import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  fontSize: fontSize[13],
  lineHeight: '20px',
});
export const title = style({
  marginBlockEnd: space[2],
  fontSize: fontSize[14],
  lineHeight: '20px',
  color: color.inkStrong,
});
export const quiet = style({ color: color.inkMuted });
export const prizes = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockEnd: space[3] });
export const prize = style({
  paddingInline: space[3],
  borderRadius: radius.pill,
  background: color.priceSoft,
  lineHeight: '28px',
});
export const rules = style({ display: 'grid', gap: space[0.5], marginBlockEnd: space[3], color: color.ink });
export const action = style({ display: 'flex', alignItems: 'center', gap: space[3], marginBlockEnd: space[2] });
export const records = style({ display: 'grid', marginBlockEnd: space[3] });
export const record = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const won = style({ color: color.inkStrong });
export const when = style({ gridColumn: '1 / -1', fontSize: fontSize[12], color: color.inkMuted });
