import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneColumn, wrappingRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { ellipsis } from '../../theme/text.css.ts';

const { color, fontSize, space } = vars;

const container = 'yj-combination-card';
/** In a box with room for the price next to the products. */
const wide = `${container} (min-width: 840px)`;

export const card = style({
  containerType: 'inline-size',
  containerName: container,
  padding: space[4],
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
  lineHeight: '18px',
  '@media': { [media.phone]: { padding: space[3] } },
});
export const content = style({
  ...oneColumn,
  columnGap: space[6],
  rowGap: space[3],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', rowGap: 0 } },
});
export const head = style({
  gridColumn: '1 / -1',
  ...wrappingRow,
  columnGap: space[4],
  minHeight: 32,
  fontSize: fontSize[13],
});
export const title = style({ fontSize: fontSize[16], lineHeight: '24px' });
/** Stacked on phones, so nothing is cut off at the edge. */
export const goods = style({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [media.phone]: { display: 'grid' } },
});
export const part = style({ display: 'flex', flex: '0 1 172px', minWidth: 140 });
export const plus = style({
  flex: 'none',
  alignSelf: 'flex-start',
  paddingBlockStart: `calc(42px + ${space[2]})`,
  color: color.inkMuted,
  '@media': { [media.phone]: { display: 'none' } },
});
export const link = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: space[0.5],
  minWidth: 0,
  padding: space[2],
  borderRadius: vars.radius.control,
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr) auto', columnGap: space[2.5], padding: `${space[1]} 0` },
  },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  height: 112,
  marginBlockEnd: space[1],
  '@media': { [media.phone]: { gridRow: '1 / 3', height: 56, marginBlockEnd: 0 } },
});
export const name = style([
  ellipsis,
  {
    fontSize: fontSize[13],
    lineHeight: '20px',
    color: color.inkStrong,
    selectors: { [`${link}:hover > &`]: { color: color.brand } },
  },
]);
export const quiet = style([ellipsis, { color: color.inkMuted }]);
export const price = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[1.5],
  '@media': { [media.phone]: { gridArea: '1 / 3 / 3', alignSelf: 'center' } },
});
export const sum = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[1.5],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  '@container': {
    [wide]: {
      paddingInlineStart: space[6],
      paddingBlockStart: 0,
      borderInlineStart: `1px solid ${color.line}`,
      borderBlockStart: 0,
    },
  },
});
export const prices = style({ display: 'flex', alignItems: 'baseline', gap: space[1.5] });
export const saving = style({ ...wrappingRow, gap: space[3], minHeight: 22 });
export const saved = style({
  paddingInline: space[1.5],
  borderRadius: 3,
  background: color.priceSoft,
  color: color.price,
  lineHeight: '22px',
});
export const buy = style({ ...wrappingRow, gap: space[2] });
export const blocked = style({
  padding: `${space[1.5]} ${space[2.5]}`,
  borderRadius: vars.radius.control,
  background: color.warningSoft,
  color: color.warning,
  overflowWrap: 'anywhere',
});
export const fix = style({ marginInlineStart: space[2], textDecoration: 'underline' });
