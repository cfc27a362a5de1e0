import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { breakpointPx } from '../../theme/tokens.ts';
import { compact } from '../cart-group/cart-group.css.ts';
import { narrow } from '../cart-group/narrow.ts';

const { color, fontSize, space } = vars;
const wide = `screen and (min-width: ${breakpointPx.tablet}px)`;

/** Columns of head and lines: checkbox, picture, product, price, quantity, amount, actions. */
const columns = '24px 56px minmax(0, 1fr) 96px 120px 112px 92px';
const columnsLaptop = '24px 56px minmax(0, 1fr) 80px 112px 104px 68px';

export const head = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space[3],
  minHeight: 36,
  paddingInline: space[5],
  fontSize: fontSize[13],
  color: color.inkMuted,
  '@media': {
    [media.laptop]: { gridTemplateColumns: columnsLaptop },
    ...narrow({ display: 'flex', paddingInline: space[3] }),
  },
});
export const headAll = style({ gridColumn: 'span 2' });
export const headCell = style({ '@media': narrow({ display: 'none' }) });

export const line = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space[3],
  minHeight: `calc(48px + 2 * ${space[3]})`,
  paddingBlock: `calc(${space[3]} / 2)`,
  paddingInline: space[5],
  background: color.surface,
  fontSize: fontSize[13],
  // On the line, not between lines of the list: a virtual list wraps each line in its own container.
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    '&[data-busy]': { background: color.sunken, cursor: 'progress' },
  },
  '@media': {
    [media.laptop]: { gridTemplateColumns: columnsLaptop },
    ...narrow({
      gridTemplateColumns: '24px 56px 96px auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"pick picture goods goods goods goods" "pick picture price stepper amount actions"',
      rowGap: space[1.5],
      paddingInline: space[3],
    }),
    [media.phone]: {
      gridTemplateColumns: '24px 64px minmax(0, 1fr) auto',
      gridTemplateAreas: '"pick picture goods goods" "pick picture amount stepper" "actions actions actions actions"',
      columnGap: space[2],
      rowGap: space[0.5],
    },
  },
});
const area = (name: string) => style({ '@media': narrow({ gridArea: name }) });
export const pick = area('pick');
export const picture = style([
  area('picture'),
  {
    position: 'relative',
    width: 56,
    height: 56,
    borderRadius: 6,
    background: color.sunken,
    overflow: 'hidden',
    '@media': { ...narrow({ alignSelf: 'start' }), [media.phone]: { width: 64, height: 64 } },
  },
]);
export const faded = style({ opacity: 0.5 });
export const goods = style([area('goods'), { minWidth: 0, lineHeight: '18px' }]);
export const name = style({
  fontSize: fontSize[14],
  fontWeight: 500,
  color: color.inkStrong,
  ':hover': { color: color.brand },
});
export const nameFaded = style({ color: color.inkMuted });
export const tags = style({ display: 'inline-flex', gap: space[1], marginInlineEnd: space[1.5] });
export const spec = style({ color: color.ink });

const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;
export const facts = style({ ...wrapping, columnGap: space[3], fontSize: fontSize[12], color: color.inkMuted });
export const expiryWarning = style({ color: color.warning, fontWeight: 600 });

const noteBase = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  paddingInline: space[2],
  borderRadius: 3,
  fontSize: fontSize[12],
  lineHeight: '20px',
});
/** Notes follow the facts where there is room, so a line with one is no higher than the others. */
export const more = style({ ...wrapping, alignItems: 'center', gap: `${space[0.5]} ${space[3]}` });
export const notes = style({ ...wrapping, gap: `${space[0.5]} ${space[2]}` });
export const note = styleVariants({
  warning: [noteBase, { background: color.warningSoft, color: color.warning }],
  promo: [noteBase, { background: color.promoSoft, color: color.promoInk }],
  info: [noteBase, { background: color.brandSoft, color: color.brandStrong }],
});
export const fix = style({ fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 2 });
export const gift = style({
  display: 'flex',
  gap: space[1.5],
  fontSize: fontSize[12],
  color: color.gift,
  marginBlockStart: space[0.5],
});

export const price = style([
  area('price'),
  { display: 'grid', justifyItems: 'end', '@media': { [media.phone]: { display: 'none' } } },
]);
/** Hidden on phones, where the unit price is next to the facts. */
export const wideFact = style({ '@media': { [media.phone]: { display: 'none' } } });
export const priceAside = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });
export const stepper = style([area('stepper'), { '@media': { [media.phone]: { justifySelf: 'end' } } }]);
export const amount = style([
  area('amount'),
  {
    display: 'grid',
    justifyItems: 'end',
    gap: 0,
    '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[1.5] } },
  },
]);
export const end = style({ textAlign: 'end' });
/** On phones, editing reveals the bin, the star and the actions for several lines. */
export const edit = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { display: 'inline-flex' } },
});
/** While 编辑 is on in the head of the cart. */
export const editing = `html:has(${edit} :checked)`;
export const actions = style([
  area('actions'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[1],
    '@media': {
      [media.laptop]: { gap: 0 },
      ...narrow({ justifySelf: 'end' }),
      [media.phone]: {
        display: 'none',
        gap: space[4],
        selectors: { [`${editing} &`]: { display: 'flex' } },
      },
    },
  },
]);
export const remove = style({
  minHeight: 28,
  paddingInline: space[1.5],
  borderRadius: vars.radius.control,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  ':hover': { color: color.danger },
  selectors: { '&[aria-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' } },
});
export const saveForLater = style([remove, { selectors: { '&:hover:not([aria-disabled])': { color: color.brand } } }]);
/** A compact group's lines: the name and spec in one row, a small picture, no batch. */
globalStyle(`${compact} ${line}`, { '@media': { [wide]: { minHeight: 44, paddingBlock: space[0.5] } } });
globalStyle(`${compact} ${goods}`, {
  '@media': { [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: space[2.5] } },
});
globalStyle(`${compact} ${picture}`, { '@media': { [wide]: { height: 36, width: 36 } } });
globalStyle(`${compact} ${saveForLater}`, { '@media': { [wide]: { display: 'none' } } });
globalStyle(`${compact} ${facts}`, { '@media': { [wide]: { display: 'none' } } });
