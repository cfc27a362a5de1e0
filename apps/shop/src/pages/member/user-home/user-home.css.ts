import { globalStyle, style } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, fontSize, radius, space } = vars;

export const greeting = style({
  ...wrappingRow,
  gap: space[4],
  '@media': { [media.phone]: { gap: space[3] } },
});
export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: radius.pill,
  background: color.brandSoft,
  color: color.brandStrong,
  overflow: 'clip',
});
globalStyle(`${face} > img`, { objectFit: 'cover' });
export const who = style({ display: 'grid', gap: space[1], flex: 1, minWidth: 220 });
/** An address takes too much of a phone. */
export const wide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const index = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'grid', gap: space[3] }, [media.phone]: { display: 'grid', gap: space[3] } },
});
export const indexItems = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space[2]} 0`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const indexItem = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[1],
  minHeight: 64,
  fontSize: fontSize[13],
  color: color.ink,
});
globalStyle(`${indexItem} > svg`, { color: color.brandStrong });
export const company = style({
  ...wrappingRow,
  gap: space[2],
  fontSize: fontSize[16],
  fontWeight: 600,
  lineHeight: '24px',
  color: color.inkStrong,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  fontSize: fontSize[13],
  lineHeight: '24px',
  color: color.inkMuted,
});
export const quiet = style({ fontSize: fontSize[12], color: color.inkMuted });
export const contact = style({ display: 'grid', gap: space[0.5], fontVariantNumeric: 'tabular-nums' });
export const orders = style({ ...oneColumn, gap: space[3] });
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const count = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[0.5],
  paddingBlock: space[2],
  borderRadius: radius.control,
  fontSize: fontSize[13],
  color: color.ink,
  ':hover': { color: color.brand, background: color.sunken },
});
export const figure = style({
  fontSize: fontSize[20],
  lineHeight: '28px',
  color: color.inkStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[3],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
