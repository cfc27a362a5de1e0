import { style } from '@vanilla-extract/css';
import { centredRow, media, oneColumn, vars } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

/** Height of the sticky header. */
const headerPx = 56;
const barPx = 40;

export const page = style({
  ...oneColumn,
  gap: space[3],
  marginBlockStart: space[3],
  minHeight: '100dvh',
  alignContent: 'start',
});
export const anchors = style({
  position: 'sticky',
  insetBlockStart: headerPx,
  zIndex: 1,
  display: 'flex',
  gap: space[4],
  minHeight: barPx,
  paddingInline: space[4],
  overflowX: 'auto',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  // There the header scrolls away.
  '@media': { [media.low]: { insetBlockStart: 0 } },
});
export const anchor = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  fontSize: fontSize[14],
  color: color.ink,
  selectors: { '&:hover': { color: color.brand } },
});
export const floor = style({
  scrollMarginBlockStart: headerPx + barPx + 8,
  // On phones the window already leaves room for the header.
  '@media': { [media.phone]: { scrollMarginBlockStart: barPx + 8 } },
});

export const sold = style({ ...centredRow, gap: space[2], height: 20 });
export const soldText = style({ flex: 'none', fontSize: fontSize[12], color: color.promoInk });
