import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { twoLines } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[5],
  background: color.surface,
  fontSize: fontSize[13],
  lineHeight: '20px',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:hover': { background: color.sunken },
    '&[aria-busy]': { cursor: 'progress', color: color.inkMuted },
    '&[data-unread]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${space[3]} + 7px)`,
      insetInlineStart: space[2],
      width: 6,
      height: 6,
      borderRadius: vars.radius.pill,
      background: color.price,
    },
  },
  '@media': {
    [media.phone]: {
      flexWrap: 'wrap',
      paddingInline: `${space[5]} ${space[3]}`,
      columnGap: space[2],
      rowGap: space[0.5],
    },
    [media.forcedColors]: { '::before': { background: 'Highlight !important' } },
  },
});
export const compact = style([
  row,
  { flexWrap: 'wrap', columnGap: space[2], rowGap: space[0.5], paddingInline: `${space[5]} ${space[3]}` },
]);
export const content = style({ flex: 1, display: 'grid', gap: space[0.5], minWidth: 0 });
export const title = style({
  color: color.ink,
  fontSize: fontSize[14],
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  selectors: {
    [`${row}[data-unread] &`]: { color: color.inkStrong, fontWeight: 600 },
    [`${content}:hover > &`]: { color: color.brand },
  },
});
export const kind = style({
  marginInlineEnd: space[2],
  paddingInline: space[1.5],
  borderRadius: 3,
  background: color.brandSoft,
  color: color.brandStrong,
  fontSize: fontSize[12],
  fontWeight: 400,
  lineHeight: '18px',
  display: 'inline-block',
});
export const body = style({ color: color.inkMuted, ...twoLines, overflowWrap: 'anywhere' });
export const time = style({
  flex: 'none',
  fontSize: fontSize[12],
  lineHeight: '22px',
  color: color.inkMuted,
  selectors: { [`${compact} > &`]: { order: 1, flexBasis: '100%' } },
  '@media': {
    [media.phone]: {
      order: 1,
      flexBasis: '100%',
      selectors: { [`${row}:has(> label) > &`]: { paddingInlineStart: `calc(24px + ${space[2]})` } },
    },
  },
});
