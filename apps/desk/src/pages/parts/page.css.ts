import { style } from '@vanilla-extract/css';
import { ellipsis, media, vars } from '@yaoji/ui/theme';
import { onPaper } from '#shared/layout/on-paper.ts';

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const head = style([row, { minHeight: 32, marginBlockEnd: vars.space[3] }]);
export const title = style({ fontSize: vars.fontSize[20], lineHeight: '28px' });
export const note = style([row, { color: vars.color.inkMuted, fontSize: vars.fontSize[13] }]);
export const actions = style([row, { marginInlineStart: 'auto', '@media': { [onPaper]: { display: 'none' } } }]);

/** Filters above a list. */
export const bar = style([row, { marginBlockEnd: vars.space[2] }]);
export const barEnd = style([
  row,
  { marginInlineStart: 'auto', color: vars.color.inkMuted, fontSize: vars.fontSize[12] },
]);
/** A column of cards. */
export const stack = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', minWidth: 0 });
/** One form in a list of forms. */
export const listed = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
/** One truncated line of a row. */
export const oneLine = style([
  ellipsis,
  // Room for a name of twelve characters.
  { width: 0, minWidth: 'max(100%, 160px)', '@media': { [media.phone]: { flex: 1, minWidth: 0 } } },
]);
/** The work area and its sidebar; stacked in narrower windows. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A list and its selected entry side by side. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A document's picture next to its details. */
export const document = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The sidebar; in narrower windows its cards are side by side. */
export const facts = style([
  stack,
  {
    '@media': {
      [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
/** A field and its button on one line. */
export const lineForm = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[2] });
export const buttons = style([row]);
/** Buttons of a table's row: the table scrolls sideways before they wrap. */
export const rowButtons = style([row, { flexWrap: 'nowrap', whiteSpace: 'nowrap' }]);
/** Tags on one line of a list. */
export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[1] });
/** Check boxes in a panel. */
export const choices = style({ display: 'grid', gap: vars.space[2] });
export const chips = style([row, { paddingBlockEnd: vars.space[1] }]);
/** Text by a person, with its line breaks. */
export const said = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** Around a picture that opens enlarged. */
export const pictureFrame = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  cursor: 'zoom-in',
});
export const thumbnail = style([pictureFrame, { width: 96, height: 96 }]);
export const readable = style([pictureFrame, { width: 220, height: 156 }]);
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const muted = style({ color: vars.color.inkMuted, fontSize: vars.fontSize[12] });
export const strong = style({ color: vars.color.inkStrong, fontWeight: 600 });
export const money = style({ color: vars.color.price, fontWeight: 600 });
export const warning = style({ color: vars.color.warning });
/** A table inside a card, whose columns never hide. */
export const tableScroll = style({ overflowX: 'auto' });
export const table = style({ width: '100%', fontSize: vars.fontSize[13] });
export const tableHead = style({
  height: 32,
  paddingInline: vars.space[2],
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
export const tableCell = style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // Names stay readable next to fields; the table scrolls.
  selectors: { '&:first-child': { minWidth: 112 } },
});
const end = style({ textAlign: 'end' });
export const caption = style([strong, { paddingBlockEnd: vars.space[1], textAlign: 'start' }]);
export const tableHeadEnd = style([tableHead, end]);
export const tableCellEnd = style([tableCell, end, { whiteSpace: 'nowrap' }]);
/** An error next to its subject. */
export const problem = style({ color: vars.color.danger, fontSize: vars.fontSize[12] });
export const batch = style({ whiteSpace: 'nowrap' });
export const sums = style({
  display: 'grid',
  gap: vars.space[1],
  justifyContent: 'end',
  paddingBlockStart: vars.space[3],
});
export const sum = style({ display: 'grid', gridTemplateColumns: '96px 120px', textAlign: 'end' });
export const log = style({ fontSize: vars.fontSize[13] });
export const logLine = style({
  display: 'grid',
  gridTemplateColumns: '120px 72px minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'center',
  minHeight: 32,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const logText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const logMore = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  background: vars.color.sunken,
  fontSize: vars.fontSize[12],
  overflowWrap: 'anywhere',
});
export const logValue = style({ whiteSpace: 'pre-wrap' });
