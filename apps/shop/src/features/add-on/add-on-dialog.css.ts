import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const goods = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 140px',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlockEnd: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)', rowGap: space[2] } },
});
export const picture = style({ width: 64, height: 64 });
export const name = style({ color: color.inkStrong, fontWeight: 600 });
export const quiet = style({ fontSize: fontSize[12], lineHeight: '20px', color: color.inkMuted });
export const stepper = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const rule = style({ paddingBlock: space[3], borderBlockStart: `1px solid ${color.line}` });
export const title = style({ fontSize: fontSize[14], fontWeight: 600, color: color.inkStrong });
