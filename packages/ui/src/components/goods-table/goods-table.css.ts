import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { below, fits } from './fits.ts';

const { color, fontSize, space } = vars;

export const goods = style({ display: 'flex', alignItems: 'center', gap: space[2.5], minWidth: 0 });
export const picture = style({
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: 4,
  overflow: 'hidden',
  background: color.sunken,
});
export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
  // Two lines are as high as the picture; the rest is the difference of their baselines.
  lineHeight: '17px',
});
export const tags = style({ display: 'inline-flex', gap: space[1.5] });
/** Next to the tags, not below: a finger needs 24 px for each. */
const besideTags = (count: number) => ({ maxWidth: `calc(100% - ${count * 24 + 4}px)` });
export const name = style({
  fontSize: fontSize[14],
  color: color.inkStrong,
  ':hover': { color: color.brand },
  selectors: {
    [`${tags} + &`]: besideTags(1),
    [`${tags}:has(> :nth-child(2)) + &`]: besideTags(2),
    [`${tags}:has(> :nth-child(3)) + &`]: besideTags(3),
  },
});
export const quiet = style({ fontSize: fontSize[12], color: color.inkMuted });
/** A fact doesn't break across lines. */
export const facts = style({ display: 'contents', whiteSpace: 'nowrap' });
/** The maker shrinks first, so the rules fit on the line while its beginning stays readable. */
export const rest = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], minWidth: 0, maxWidth: '100%' });
export const makerText = style([
  quiet,
  { flex: '1 1 4em', maxWidth: 'max-content', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
/** Below the name, unless a column shows it. */
export const maker = styleVariants({
  column: [
    makerText,
    {
      display: 'none',
      '@media': { [media.phone]: { display: 'inline' } },
      '@container': { [below(fits.maker)]: { display: 'inline' } },
    },
  ],
  below: [makerText],
});
export const rules = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2] });
/** Breaks after a comma only. */
export const rule = style({ fontSize: fontSize[12], color: color.promoInk, wordBreak: 'keep-all' });
export const note = style({ fontSize: fontSize[12], color: color.warning });
export const expiry = style({ whiteSpace: 'nowrap' });
export const expiryWarning = style([expiry, { color: color.warning, fontWeight: 600 }]);
export const blocked = style({
  flex: 1,
  textAlign: 'start',
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: space[1.5],
  fontSize: fontSize[12],
  lineHeight: '18px',
  color: color.warning,
});
export const fix = style({ fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 2 });
export const prices = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  lineHeight: '18px',
});
/** The price per piece follows the price, or is below it. */
export const eachPrices = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: space[1],
});
export const priceNote = style({ fontSize: fontSize[12], color: color.price, whiteSpace: 'nowrap' });
export const inCart = style({ fontSize: fontSize[12], color: color.brandStrong, whiteSpace: 'nowrap' });
/** Unless a column shows the amount. */
export const inCartOnPhone = style([
  inCart,
  {
    display: 'none',
    '@media': { [media.phone]: { display: 'inline' } },
    '@container': { [below(fits.figures)]: { display: 'inline' } },
  },
]);
export const sum = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[4] });
export const actions = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[1] });
export const more = style({ display: 'inline-flex' });
