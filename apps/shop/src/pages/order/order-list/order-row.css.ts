import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centredRow, ellipsis, media, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const order = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '32px 88px 152px minmax(0, 1fr) 104px 128px 216px',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minHeight: 44,
  paddingInlineEnd: space[3],
  fontSize: fontSize[13],
  lineHeight: '18px',
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.laptop]: { gridTemplateColumns: '32px 80px minmax(0, 1fr) 88px 112px 200px', paddingBlockEnd: space[2] },
    [media.tablet]: { gridTemplateColumns: '32px 80px minmax(0, 1fr) 96px 104px', paddingBlock: space[1] },
    [media.phone]: { gridTemplateColumns: '32px 80px minmax(0, 1fr) auto', paddingBlockEnd: space[2] },
  },
});
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  color: color.inkMuted,
  ':focus-visible': { outlineOffset: -2 },
});
globalStyle(`${toggle}[aria-expanded=true] > svg`, { transform: 'rotate(180deg)' });
export const names = style([
  ellipsis,
  {
    '@media': {
      [media.laptop]: { gridRow: 2, gridColumn: '2 / -1' },
      [media.tablet]: { gridColumn: '2 / -2' },
      [media.phone]: { gridColumn: '2 / 4' },
    },
  },
]);
export const kinds = style({ color: color.ink });
export const sum = style({
  textAlign: 'end',
  '@media': { [media.phone]: { gridRow: 2, gridColumn: 4 } },
});

const strong = style({ display: 'grid', fontWeight: 600, '@media': { [media.tablet]: { justifyItems: 'end' } } });

export const status = styleVariants({
  pending: [strong, { color: color.promoInk }],
  paid: [strong, { color: color.brandStrong }],
  shipped: [strong, { color: color.brandStrong }],
  done: [strong, { color: color.ink }],
  cancelled: [strong, { color: color.inkMuted }],
});
export const countdown = style({ fontSize: fontSize[12], fontWeight: 400 });
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': {
    [media.tablet]: { gridColumn: '2 / -1' },
  },
});

export const opened = style({
  padding: `0 ${space[3]} ${space[3]} calc(32px + ${space[2]})`,
  '@media': { [media.phone]: { paddingInlineStart: space[3] } },
});
export const lines = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({ ...centredRow, gap: space[3], fontSize: fontSize[13], lineHeight: '18px' });
export const picture = style({
  flex: '0 0 auto',
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  background: color.sunken,
});
/** Name and details share a line if there is room. */
export const facts = style({ ...wrappingRow, alignItems: 'baseline', columnGap: space[2], flex: 1, minWidth: 0 });
export const fact = style({ color: color.inkMuted, fontSize: fontSize[12], lineHeight: '18px' });
export const quantity = style({
  flex: '0 0 auto',
  display: 'grid',
  gridTemplateColumns: 'auto 72px',
  textAlign: 'end',
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridTemplateColumns: 'auto' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginBlockStart: space[2],
  fontSize: fontSize[12],
  color: color.inkMuted,
});
