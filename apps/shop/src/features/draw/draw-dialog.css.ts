import { style } from '@vanilla-extract/css';
import { oneColumn, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const body = style({ ...oneColumn, gap: space[6], fontSize: fontSize[13], lineHeight: '20px' });
export const title = style({
  marginBlockEnd: space[2],
  fontSize: fontSize[14],
  lineHeight: '20px',
  color: color.inkStrong,
});
export const quiet = style({ color: color.inkMuted });
export const scene = style({ ...oneColumn, gap: space[3] });
export const rules = style({ display: 'grid', gap: space[0.5], color: color.ink });
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
