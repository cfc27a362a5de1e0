import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { twoLines } from '../../theme/layout.ts';
import * as price from '../price/price.css.ts';
import { gridContainer, horizontal } from './horizontal.ts';

const { color, fontSize, space } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
  lineHeight: '18px',
  // Skips the layout of cards out of view. The height is that of most cards, without padding.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 414px',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover, &:focus-within': { borderColor: color.brand, boxShadow: vars.shadow.raised },
  },
  ...horizontal({
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr) auto',
    // Not `auto`: clipped parts count as empty there, and the picture would stretch the empty row.
    gridTemplateRows: 'repeat(4, min-content)',
    columnGap: space[2],
    padding: `${space[1.5]} ${space[2]} ${space[1.5]} ${space[1.5]}`,
    containIntrinsicBlockSize: 'auto 118px',
  }),
});
// The smallest phones: the price stays next to the controls.
globalStyle(card, {
  '@container': {
    [`${gridContainer} (max-width: 345px)`]: { gridTemplateColumns: '56px minmax(0, 1fr) auto', columnGap: space[1.5] },
  },
});
export const cardAlone = style({
  containIntrinsicBlockSize: 'auto 200px',
  ...horizontal({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    paddingInlineStart: space[3],
    containIntrinsicBlockSize: 'auto 100px',
  }),
});

export const star = style({
  position: 'absolute',
  insetBlockStart: space[1.5],
  insetInlineEnd: space[1.5],
  zIndex: 1,
  ...horizontal({ insetBlockStart: -6, insetInlineEnd: -6 }),
});
export const mark = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: `calc(28px + ${space[1.5]} + ${space[2]})`,
  zIndex: 1,
  borderRadius: vars.radius.control,
  background: color.surface,
  ...horizontal({
    insetBlockStart: 'auto',
    insetBlockEnd: space[2],
    insetInlineEnd: 'auto',
    insetInlineStart: space[1.5],
  }),
});
/** On horizontal cards its children are grid items. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: space[3],
  minWidth: 0,
  ...horizontal({ display: 'contents' }),
});
export const bodyAlone = style({ paddingBlockStart: space[2.5] });
/** Across the card, next to the picture. */
const beside = horizontal({ gridColumn: '2 / -1', paddingInlineEnd: `calc(26px + ${space[1.5]})` });
const across = horizontal({ gridColumn: '1 / -1' });

export const priceRow = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[1.5],
  height: 34,
  paddingBlockEnd: space[1],
  // A third line next to the price makes the row grow.
  selectors: { '&:has(> :last-child > :nth-child(3))': { height: 'auto' } },
  ...horizontal({
    gridRow: 4,
    gridColumn: '-3',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: 0,
    alignSelf: 'end',
    height: 'auto',
    minHeight: 44,
    padding: 0,
    lineHeight: '22px',
  }),
});
export const priceRowStarred = style({
  paddingInlineEnd: `calc(22px + ${space[1]})`,
  ...horizontal({ paddingInlineEnd: 0 }),
});
globalStyle(`${priceRow} ${price.integer.huge}`, horizontal({ fontSize: fontSize[20] }));
globalStyle(`${priceRow} ${price.rest.huge}`, horizontal({ fontSize: fontSize[13] }));
export const sidePrices = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  lineHeight: '16px',
  minWidth: 'min-content',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: color.inkMuted,
  ...horizontal({ alignItems: 'flex-start' }),
});
export const couponPrice = style({ color: color.price });
export const retailPrice = style({});
globalStyle(`${sidePrices}:has([data-own]) > :is(${couponPrice}, ${retailPrice})`, horizontal({ display: 'none' }));

export const texts = style({ overflow: 'hidden', ...beside });
export const textsAlone = style(across);
export const title = style({
  ...twoLines,
  fontSize: fontSize[14],
  fontWeight: 500,
  lineHeight: '21px',
  color: color.inkStrong,
  // With a rule below or a third line next to the price, a second line would make the card too high.
  selectors: {
    [`${card}:is(:has([data-rule]), :has(${sidePrices} > :nth-child(3))) &`]: {
      // Clamped to one line, WebKit would put dots after the tag.
      display: 'block',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  ...horizontal({ lineHeight: '20px' }),
});
export const titleLink = style({ selectors: { '&:hover': { color: color.brand } } });
/** 24 px between their centres, enough for a finger. */
export const tags = style({ marginInlineEnd: space[1.5], display: 'inline-flex', gap: space[1.5] });
export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: color.ink });
/** At most two lines. */
export const lines = style({
  ...twoLines,
  ...horizontal({ WebkitLineClamp: 1 }),
});
export const quiet = style({
  color: color.inkMuted,
  selectors: { '&:not(:first-child)::before': { content: ' · ' } },
});

export const rule = style({
  display: 'flex',
  gap: space[2],
  height: 20,
  color: color.promoInk,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  ...beside,
});
export const ruleAlone = style(across);
export const ruleText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
