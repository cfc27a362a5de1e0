import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inlineRow, wrappingRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { cartContainer } from './narrow.ts';

const { color, fontSize, space } = vars;

/** Its width decides how lines and heads lay out their columns; not on phones, since a container has no width of its own. */
export const box = style({
  '@media': { [media.wide]: { containerType: 'inline-size', containerName: cartContainer } },
});
export const group = style({
  position: 'relative',
  background: color.surface,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  selectors: { '& + &': { marginBlockStart: space[3] } },
});
/** Lower lines, as `cart-line.css.ts` says; phones have room for one kind only. */
export const compact = style({});
const headBase = style({
  ...wrappingRow,
  columnGap: space[4],
  minHeight: 40,
  paddingBlock: space[1],
  paddingInline: `${space[5]} calc(40px + ${space[3]})`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: fontSize[13],
  '@media': { [media.phone]: { paddingInline: `${space[3]} ${space[12]}`, columnGap: space[2] } },
});
export const head = styleVariants({
  promo: [headBase, { background: color.promoSoft }],
  plain: [headBase, { background: color.sunken }],
});
/** Aligned with the checkboxes of the lines. */
export const pick = style({
  display: 'inline-flex',
  width: 24,
  justifyContent: 'center',
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@media': { [media.phone]: { marginInlineEnd: 0 } },
});
export const title = styleVariants({
  promo: { fontSize: fontSize[13], fontWeight: 600, color: color.promoInk },
  plain: { fontSize: fontSize[13], fontWeight: 500, color: color.ink },
});
/** Equally wide in every group, so the bars start at the same x. */
export const lead = style({
  flex: '0 0 300px',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  '@media': { [media.laptop]: { flexBasis: 'auto' } },
});
/** In the corner of the head; the triangle shows the direction of folding. */
export const fold = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: space[2],
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  color: color.inkMuted,
  cursor: 'pointer',
  listStyle: 'none',
  '::after': {
    content: '',
    borderInlineStart: '5px solid transparent',
    borderInlineEnd: '5px solid transparent',
    borderBlockStart: '6px solid',
  },
  selectors: {
    'details[open] > &::after': { rotate: '180deg' },
    '&::-webkit-details-marker': { display: 'none' },
  },
});
export const progress = style({
  flex: '0 0 240px',
  minWidth: 120,
  display: 'inline-flex',
  '@media': { [media.phone]: { order: 9, flexBasis: '100%', paddingBlock: space[1.5] } },
});
export const action = style({
  ...inlineRow,
  minHeight: 24,
  color: color.ink,
  ':hover': { color: color.brand },
});
export const aside = style({ marginInlineStart: 'auto' });
