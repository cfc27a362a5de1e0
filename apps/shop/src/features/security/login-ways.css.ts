import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const ways = style({ margin: 0, padding: 0, listStyle: 'none' });
export const way = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: 56,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: '72px minmax(0, 1fr) auto', gap: space[2] } },
});
export const wayName = style({ color: color.inkStrong });
export const wayNote = style({ fontSize: fontSize[13], color: color.inkMuted });
export const quiet = style({ fontSize: fontSize[13], color: color.inkMuted });
export const scan = style({ display: 'grid', justifyItems: 'center', gap: space[3], paddingBlock: space[3] });
