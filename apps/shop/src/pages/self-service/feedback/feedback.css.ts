import { style } from '@vanilla-extract/css';
import { centredRow, media, oneColumn, oneLine, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const list = style(oneColumn);
export const summary = style({
  ...centredRow,
  gap: space[3],
  minHeight: 44,
  borderBlockEnd: `1px solid ${color.line}`,
  cursor: 'pointer',
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 0, paddingBlock: space[2] } },
});
export const words = style({
  flex: 1,
  ...oneLine,
  color: color.inkStrong,
  '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
});
export const quiet = style({ flex: 'none', color: color.inkMuted, fontSize: fontSize[12] });
export const talk = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[4]} ${space[6]}`,
  '@media': { [media.phone]: { paddingInline: 0 } },
});
export const reply = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2] });
