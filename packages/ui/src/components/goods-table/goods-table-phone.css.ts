import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { each } from '../goods-card/goods-own.css.ts';
import { struck } from '../price/price.css.ts';
import { below, fits, tableContainer } from './fits.ts';
import {
  blocked,
  eachPrices,
  facts,
  goods,
  makerText,
  more,
  name,
  note,
  picture,
  priceNote,
  prices,
  rest,
  rules,
  texts,
} from './goods-table.css.ts';

const { fontSize, space } = vars;

/** On phones a row has two lines: the product; then price, expiry, quantity and a plus. */
export const sheet = style({ containerType: 'inline-size', containerName: tableContainer });

for (const [px, ids] of [
  [fits.maker, ['maker']],
  [fits.figures, ['stock', 'pack', 'amount']],
  [fits.expiry, ['expiry']],
] as const)
  for (const id of ids)
    globalStyle(`${sheet} :is([data-head="${id}"], [data-column="${id}"])`, {
      '@media': { [media.wide]: { '@container': { [below(px)]: { display: 'none' } } } },
    });

const onPhone = (selector: string, look: StyleRule) =>
  globalStyle(`${sheet} ${selector}`, { '@media': { [media.phone]: look as object } });
const cell = (id: string, look: StyleRule) => onPhone(`[data-column="${id}"]`, look);

onPhone('[data-row]', {
  gridTemplateColumns: 'auto auto minmax(0, 1fr) 128px 44px',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  // Most tables have no checkbox there.
  padding: `${space[1.5]} ${space[2]} ${space[1.5]} ${space[1]}`,
});
onPhone('[data-column][data-label]::before', { display: 'none' });
cell('choice', { gridRow: '1 / 3', gridColumn: 1, marginInlineStart: space[2] });
cell('goods', { gridRow: 1, gridColumn: '2 / -1' });
cell('price', { gridRow: 2, gridColumn: 2, minHeight: 44 });
cell('expiry', { gridRow: 2, gridColumn: 3, fontSize: fontSize[12] });
cell('quantity', { gridRow: 2, gridColumn: 4 });
cell('actions', { gridRow: 2, gridColumn: 5, justifyContent: 'flex-end' });
// The last purchase is below the price, next to the controls.
const withLast = '[data-row]:has([data-column="last"])';
onPhone(withLast, { gridTemplateColumns: 'auto auto minmax(min-content, 1fr) 128px 44px' });
onPhone(`${withLast} [data-column="price"]`, { minHeight: 20 });
for (const id of ['quantity', 'actions']) onPhone(`${withLast} [data-column="${id}"]`, { gridRow: '2 / 4' });
onPhone(`${withLast}:has([data-column="mute"]) [data-column="quantity"]`, { gridRow: 2, gridColumn: '4 / -1' });
cell('last', { gridRow: 3, gridColumn: '2 / 4', minHeight: 20 });
cell('mute', { gridRow: 3, gridColumn: '4 / -1' });
for (const id of ['maker', 'stock', 'pack', 'amount']) cell(id, { display: 'none' });

onPhone(`${picture}`, { width: 24, height: 24 });
// Prices start at the same x, even if a longer one follows.
onPhone(`${prices}`, { alignItems: 'flex-start' });
onPhone(`${eachPrices}`, { flexDirection: 'column' });
// A last price leaves no room for another line.
onPhone(`:is(${withLast}, ${prices}:has(> * + *)) ${eachPrices} > :is(${struck}, ${each}, ${priceNote})`, {
  display: 'none',
});
onPhone(`${goods}`, { flex: 1 });
onPhone(`${texts}`, { flex: 1, whiteSpace: 'nowrap' });
// The first line is truncated; tiers and caps have the next one.
const shortened = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
onPhone(`${name}`, { ...shortened, maxWidth: '60%' });
onPhone(`${facts}`, { ...shortened, display: 'block', flex: '1000 1 0', maxWidth: 'max-content' });
onPhone(`${facts} > * + *`, { marginInlineStart: space[2] });
onPhone(`${rest}`, { display: 'contents' });
onPhone(`${makerText}`, { flex: '1 1 0', minWidth: 0 });
onPhone(`${rules}`, { ...shortened, order: 1, flexBasis: '100%' });
onPhone(`${note}`, { order: 1 });
onPhone('[data-column="actions"] button[aria-pressed]', { display: 'none' });
onPhone('[data-column="actions"] button:not([aria-pressed])', { width: 44, height: 44, padding: 0, fontSize: 0 });
onPhone('[data-column="actions"] button:not([aria-pressed])::before', {
  content: '+',
  fontSize: 26,
  fontWeight: 300,
  lineHeight: 1,
});
/** At the end of the first line; the second has no room. */
onPhone('[data-row]', { position: 'relative' });
onPhone(`${more}`, { position: 'absolute', insetBlockStart: 0, insetInlineEnd: space[1] });
onPhone(`[data-row]:has(${more}) [data-column="goods"]`, { paddingInlineEnd: `calc(40px - ${space[1]})` });
onPhone(`[data-row] ${more} button`, { width: 40, height: 40 });
onPhone(`[data-row] ${more} button::before`, { display: 'none' });
/** The reason for a block replaces the controls. */
onPhone(`[data-row]:has(${blocked}) [data-column="quantity"]`, { display: 'none' });
onPhone(`[data-column="actions"]:has(${blocked})`, { gridColumn: '4 / -1' });
