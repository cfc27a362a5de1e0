import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

const base = style({ width: '100%', marginBlockStart: space[3], borderCollapse: 'collapse', tableLayout: 'fixed' });
/** By number of products. On a phone each row's name is above its values. */
export const table = styleVariants({ 1: [base], 2: [base], 3: [base], 4: [base] });
for (const [count, name] of Object.entries(table))
  globalStyle(`${name.split(' ')[0]} tr`, {
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  });

const inTable = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${base} ${selector}`, rule);
inTable(':is(th, td)', {
  padding: `${space[2]} ${space[2.5]}`,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  lineHeight: '20px',
  '@media': { [media.phone]: { padding: `${space[1]} ${space[1.5]}`, fontSize: fontSize[12] } },
});
inTable('thead th', { borderBlockStart: 0, fontWeight: 400 });
inTable('tr > th:first-child', {
  width: 128,
  color: color.inkMuted,
  fontWeight: 400,
  '@media': { [media.phone]: { gridColumn: '1 / -1', width: 'auto', paddingBlockEnd: 0 } },
});
inTable('thead th:first-child', { '@media': { [media.phone]: { display: 'none' } } });
inTable('tbody td', { color: color.ink, '@media': { [media.phone]: { borderBlockStart: 0 } } });
inTable('[data-differs] td', { color: color.inkStrong, background: color.brandSoft });
inTable('[data-best]', { fontWeight: 600 });

export const differs = style({
  display: 'inline-block',
  marginInlineStart: space[1.5],
  whiteSpace: 'nowrap',
  paddingInline: space[1],
  borderRadius: 2,
  background: color.brandSoft,
  color: color.brandStrong,
  fontSize: fontSize[12],
});
export const best = style([differs, { background: color.surface }]);

export const head = style({ position: 'relative', display: 'grid', gap: space[1], justifyItems: 'start', minWidth: 0 });
export const picture = style({ width: 96, maxWidth: '100%', aspectRatio: '1' });
export const remove = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
export const buy = style({ display: 'grid', gap: space[2], maxWidth: 180 });
/** With three or more columns a phone has no room for it: the minimum quantity is added. */
export const stepper = style({
  '@media': {
    [media.phone]: { selectors: { [`${table[3].split(' ')[0]} &, ${table[4].split(' ')[0]} &`]: { display: 'none' } } },
  },
});
export const blocked = style({ display: 'grid', gap: space[1], color: color.warning, fontSize: fontSize[12] });
