import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const related = style({
  display: 'grid',
  gap: space[2],
  marginInline: space[8],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.phone]: { marginInline: space[4] } },
});
export const title = style({ fontSize: fontSize[14], lineHeight: '20px', color: color.inkStrong });
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], fontSize: fontSize[13] });
