import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { ellipsis } from '../../theme/text.css.ts';

const { color, fontSize } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  columnGap: 24,
  padding: 16,
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
  lineHeight: '18px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 12 },
    [media.phone]: { padding: 12 },
  },
});
export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  minHeight: 32,
  fontSize: fontSize[13],
});
export const title = style({ fontSize: fontSize[16], lineHeight: '24px' });
/** On a phone below each other: nothing is cut at the edge of the window. */
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
  paddingBlockStart: 50,
  color: color.inkMuted,
  '@media': { [media.phone]: { display: 'none' } },
});
export const link = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  padding: 8,
  borderRadius: vars.radius.control,
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr) auto', columnGap: 10, padding: '4px 0' },
  },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  height: 112,
  marginBlockEnd: 4,
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
  gap: 6,
  '@media': { [media.phone]: { gridArea: '1 / 3 / 3', alignSelf: 'center' } },
});
export const sum = style({
  display: 'grid',
  alignContent: 'center',
  gap: 6,
  paddingInlineStart: 24,
  borderInlineStart: `1px solid ${color.line}`,
  '@media': {
    [media.tablet]: {
      paddingInlineStart: 0,
      paddingBlockStart: 12,
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
export const prices = style({ display: 'flex', alignItems: 'baseline', gap: 6 });
export const saving = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, minHeight: 22 });
export const saved = style({
  paddingInline: 6,
  borderRadius: 3,
  background: color.priceSoft,
  color: color.price,
  lineHeight: '22px',
});
export const buy = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const blocked = style({
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  background: color.warningSoft,
  color: color.warning,
  overflowWrap: 'anywhere',
});
export const fix = style({ marginInlineStart: 8, textDecoration: 'underline' });
