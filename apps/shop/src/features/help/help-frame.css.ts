import { style } from '@vanilla-extract/css';
import { media, oneColumn, surfaceCard, vars } from '@yaoji/ui/theme';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const content = style({
  ...oneColumn,
  gap: space[4],
  minHeight: 480,
  alignContent: 'start',
  paddingBlockEnd: space[6],
  ...surfaceCard,
});
/** Aligned with the text of an article. */
export const part = style({
  ...oneColumn,
  gap: space[4],
  paddingInline: space[8],
  '@media': { [media.phone]: { paddingInline: space[4] } },
});
export const heading = style({
  paddingBlockStart: space[8],
  fontSize: vars.fontSize[20],
  lineHeight: '28px',
  color: color.inkStrong,
  '@media': { [media.phone]: { paddingBlockStart: space[4] } },
});
