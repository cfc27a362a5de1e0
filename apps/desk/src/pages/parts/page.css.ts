import { style } from '@vanilla-extract/css';
import { ellipsis, media, vars } from '@yaoji/ui/theme';

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const head = style([row, { minHeight: 32, marginBlockEnd: vars.space[3] }]);
export const title = style({ fontSize: vars.fontSize[20], lineHeight: '28px' });
export const note = style([row, { color: vars.color.inkMuted, fontSize: vars.fontSize[13] }]);
export const actions = style([row, { marginInlineStart: 'auto' }]);

/** Filters above a list. */
export const bar = style([row, { marginBlockEnd: vars.space[2] }]);
export const barEnd = style([
  row,
  { marginInlineStart: 'auto', color: vars.color.inkMuted, fontSize: vars.fontSize[12] },
]);
/** Cards below each other. */
export const stack = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', minWidth: 0 });
/** One form of a list of them. */
export const listed = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
/** One line of a row, cut where it is too long. */
export const oneLine = style([ellipsis, { width: 0, minWidth: '100%' }]);
/** What is worked on, and beside it what is looked at; below each other in narrower windows. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A list, and beside it the chosen one of it. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: vars.space[3],
  alignItems: 'start',
});
/** A document's picture, and beside it what is written of it. */
export const document = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space[4],
  alignItems: 'start',
});
/** What is looked at, in narrower windows side by side. */
export const facts = style([
  stack,
  { '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } } },
]);
export const buttons = style([row]);
export const chips = style([row, { paddingBlockEnd: vars.space[1] }]);
/** What somebody wrote, in the lines that it was written in. */
export const said = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** Around a picture that opens large. */
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
/** A table inside a card, without columns that come and go. */
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
});
const end = style({ textAlign: 'end' });
export const caption = style([strong, { paddingBlockEnd: vars.space[1], textAlign: 'start' }]);
export const tableHeadEnd = style([tableHead, end]);
export const tableCellEnd = style([tableCell, end, { whiteSpace: 'nowrap' }]);
/** What is wrong, beside what it is about. */
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
