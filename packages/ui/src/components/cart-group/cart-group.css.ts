import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize } = vars;

export const group = style({
  background: color.surface,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  selectors: { '& + &': { marginBlockStart: vars.space[3] } },
});
const headBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: 40,
  paddingBlock: 4,
  paddingInline: 20,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: fontSize[13],
  '@media': { [media.phone]: { paddingInline: 12 } },
});
export const head = styleVariants({
  promo: [headBase, { background: color.promoSoft }],
  plain: [headBase, { background: color.sunken }],
});
/** In one column with the choices of the lines. */
export const pick = style({ display: 'inline-flex', width: 24, justifyContent: 'center', marginInlineEnd: -8 });
export const title = styleVariants({
  promo: { fontSize: fontSize[13], fontWeight: 600, color: color.promoInk },
  plain: { fontSize: fontSize[13], fontWeight: 500, color: color.ink },
});
export const progress = style({
  flex: '0 1 300px',
  minWidth: 120,
  display: 'inline-flex',
  '@media': { [media.phone]: { order: 9, flexBasis: '100%', paddingBlock: 6 } },
});
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: color.ink,
  ':hover': { color: color.brand },
});
export const aside = style({ marginInlineStart: 'auto' });
