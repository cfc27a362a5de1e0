import { style, styleVariants } from '@vanilla-extract/css';
import { centredRow, layer, media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, fontSize, radius, space } = vars;
const column = { ...oneColumn } as const;

export const quiet = style({ fontSize: fontSize[13], color: color.inkMuted });
export const waiting = style({ ...column, gap: space[2], ':empty': { display: 'none' } });

export const panel = style({ ...column, gap: space[3] });
export const camera = style({ ...column, gap: space[1], justifyItems: 'center' });
export const film = style({
  width: '100%',
  maxWidth: 480,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.card,
  background: color.sunken,
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.phone]: { display: 'grid' } },
});
export const typing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2], flex: 1 });

const verdictBase = style({
  ...centredRow,
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[3],
  borderRadius: radius.card,
  fontSize: fontSize[14],
  color: color.ink,
});
export const verdict = styleVariants({
  right: [verdictBase, { background: color.successSoft }],
  near: [verdictBase, { background: color.warningSoft }],
  wrong: [verdictBase, { background: color.dangerSoft }],
});
export const verdictActions = style({ display: 'flex', flexShrink: 0, gap: space[2] });
export const verdictTitle = style({
  fontSize: fontSize[20],
  lineHeight: '28px',
  fontWeight: 600,
  selectors: {
    [`${verdict.right} &`]: { color: color.success },
    [`${verdict.near} &`]: { color: color.warning },
    [`${verdict.wrong} &`]: { color: color.danger },
  },
});

export const lines = style(column);
/** The product, with its shipped batches on the right or, on phones, below. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [media.phone]: column },
});
export const batches = style({ ...column, gap: space[1] });
export const name = style({ fontSize: fontSize[14], fontWeight: 600, color: color.inkStrong });
export const batch = style({ ...column, gap: space[2] });
export const batchHead = style({
  ...centredRow,
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 44,
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: 'none',
  fontSize: fontSize[13],
  textAlign: 'start',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { borderColor: color.brand, background: color.brandSoft },
    '&:disabled': { cursor: 'default' },
  },
});
export const near = style({ color: color.warning });
export const figures = style({ ...centredRow, gap: space[2], whiteSpace: 'nowrap' });
export const tone = styleVariants({
  done: { color: color.success },
  open: { color: color.inkStrong },
  wrong: { color: color.danger },
});
export const count = style({ ...column, gap: space[2], padding: space[2], background: color.sunken });
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: space[2],
});
export const entries = style({ ...column, fontSize: fontSize[13] });
export const entry = style({ ...wrappingRow, columnGap: space[3], minHeight: 40, paddingInline: space[3] });
export const code = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: color.inkMuted });

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
/** On phones the figures and the finish button share a row; the other actions go below. */
export const foot = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockEnd: 0,
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))`,
  background: color.surface,
  boxShadow: vars.shadow.edge,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingInline: space[2] },
  },
});
export const progress = style({
  fontSize: fontSize[14],
  color: color.ink,
  '@media': { [media.phone]: { order: -2, paddingInlineStart: space[2] } },
});
export const end = style({ '@media': { [media.phone]: { order: -1 } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [media.phone]: { display: 'contents' } },
});
