import { globalStyle, style } from '@vanilla-extract/css';
import {
  centredRow,
  incompleteRowRules,
  media,
  oneColumn,
  oneLine,
  type RowLengths,
  surfaceCard,
  vars,
  wrappingRow,
} from '@yaoji/ui/theme';

const { color, space, fontSize, radius } = vars;

export const missing = style({ marginBlockStart: space[4], paddingBlock: space[8], ...surfaceCard });

export const purchase = style({
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr)',
  gap: space[8],
  padding: space[6],
  ...surfaceCard,
  '@media': {
    [media.laptop]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: space[6] },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: space[3] },
    [media.low]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: space[4] },
  },
});
export const gallery = style({ minWidth: 0, width: '100%', maxWidth: 400, justifySelf: 'center' });
export const gallerySkeleton = style({
  aspectRatio: '400 / 478',
  '@media': { [media.phone]: { aspectRatio: 'auto', height: 232 } },
});
export const buying = style({ ...oneColumn, alignContent: 'start', gap: space[4], minWidth: 0 });
export const nameRow = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space[3] });
export const name = style({ fontSize: fontSize[20], lineHeight: '28px' });
export const subtitle = style({ marginBlockStart: `calc(-1 * ${space[3]})`, color: color.inkMuted });
export const quiet = style({ color: color.inkMuted });

export const priceBox = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  background: color.ground,
  borderRadius: radius.card,
});
export const priceRow = style({ ...wrappingRow, alignItems: 'baseline', columnGap: space[4], rowGap: space[1] });
export const couponPrice = style({
  paddingInline: space[2],
  borderRadius: radius.control,
  background: color.priceSoft,
  color: color.price,
});
export const tags = style({ display: 'flex', gap: space[1] });

export const offers = style({ ...oneColumn, gap: space[1] });
export const offer = style({ ...centredRow, gap: space[3], minHeight: 28 });
export const offerKind = style({
  flex: 'none',
  paddingInline: space[1.5],
  borderRadius: 3,
  background: color.promoSoft,
  color: color.promoInk,
  fontSize: fontSize[12],
  lineHeight: '20px',
});
/** A single line until unfolded. */
export const coupons = style({ flex: 1, minWidth: 0 });
export const couponSummary = style({ ...oneLine, minHeight: 28, lineHeight: '28px', cursor: 'pointer' });
export const offerText = style({ minWidth: 0 });
/** Keeps a link after the text from shrinking. */
globalStyle(`${offerText} + *`, { flex: 'none' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: `${space[1]} ${space[4]}`,
});
export const fact = style({ display: 'flex', gap: space[3], minWidth: 0 });
export const delivery = style([fact, { gridColumn: '1 / -1' }]);
export const bought = style({ gridColumn: '1 / -1', ...wrappingRow, columnGap: space[3], minWidth: 0 });
export const combinations = style({ ...oneColumn, gap: space[3] });
export const urgent = style({ color: color.warning, fontWeight: 600 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.warningSoft,
  color: color.warning,
});

export const record = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  columnGap: space[6],
});
export const recordEntry = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[1.5],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const insert = style({ display: 'grid', gap: space[4], maxWidth: 860 });
export const insertTitle = style({ fontWeight: 600, color: color.inkStrong });
export const insertText = style({ whiteSpace: 'pre-line' });

const relatedContainer = 'related';
const relatedRows: RowLengths = [
  [0, 2],
  [500, 3],
  [680, 4],
  [860, 5],
];
export const relatedBox = style({ containerType: 'inline-size', containerName: relatedContainer });
export const related = style({
  display: 'grid',
  gap: space[2],
  '@container': Object.fromEntries(
    relatedRows.map(([from, perRow]) => [
      `${relatedContainer} (min-width: ${from}px)`,
      { gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` },
    ]),
  ),
});
for (const [selector, rule] of incompleteRowRules(related, relatedContainer, relatedRows)) globalStyle(selector, rule);
