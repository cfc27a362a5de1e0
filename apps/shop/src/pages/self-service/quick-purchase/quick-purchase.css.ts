import { globalStyle, style } from '@vanilla-extract/css';
import {
  centredRow,
  footInset,
  inlineRow,
  layer,
  media,
  oneColumn,
  surfaceCard,
  tabBarSpace,
  vars,
  wrappingRow,
} from '@yaoji/ui/theme';

const { color, space, fontSize, radius } = vars;

export const blocks = style({ ...oneColumn, gap: space[3] });
export const quiet = style({ fontSize: fontSize[12], color: color.inkMuted });

export const filters = style({
  ...wrappingRow,
  gap: space[3],
  padding: space[3],
  '@media': { [media.phone]: { gap: space[2], padding: `0 ${space[2]}`, justifyContent: 'space-between' } },
});
export const count = style([quiet, { '@media': { [media.phone]: { display: 'none' } } }]);
export const pushed = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { width: '100%' } },
});
/** On phones the search opens below the other filters. */
export const pushedClosed = style([pushed, { '@media': { [media.phone]: { display: 'none' } } }]);
export const searchOpener = style({ display: 'none', '@media': { [media.phone]: { display: 'inline-flex' } } });
export const why = style({ display: 'grid', lineHeight: '18px', fontSize: fontSize[12] });
export const mute = style({ display: 'inline-flex', gap: space[1] });
export const dueBar = style({ ...centredRow, justifyContent: 'space-between', gap: space[2] });
globalStyle(`${dueBar} > button`, { flex: 'none' });

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const form = style({ display: 'grid', gap: space[3] });
export const submit = style({ ...wrappingRow, justifyContent: 'space-between', gap: space[3] });
export const rules = style({
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[4],
  paddingInlineStart: space[4],
  listStyle: 'disc',
  fontSize: fontSize[12],
  color: color.inkMuted,
});

export const summary = style({ ...wrappingRow, justifyContent: 'space-between', gap: space[3] });
export const rule = style({
  ...inlineRow,
  gap: space[2],
  marginInlineStart: 'auto',
  fontSize: fontSize[13],
  color: color.ink,
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
export const key = style([quiet, { '@media': { [media.phone]: { display: 'none' } } }]);
export const table = style({ ...surfaceCard });
export const head = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 4fr) minmax(0, 7fr) 72px 100px 92px',
  alignItems: 'center',
  columnGap: space[3],
  height: 40,
  paddingInline: space[4],
  background: color.sunken,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  color: color.inkMuted,
  fontSize: fontSize[13],
  '@media': { [media.phone]: { display: 'none' } },
});
export const end = style({ textAlign: 'end' });
export const foot = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockEnd: 0,
  ...wrappingRow,
  gap: space[3],
  padding: `${space[2.5]} ${space[4]}`,
  paddingBlockEnd: `calc(${space[2.5]} + ${footInset})`,
  background: color.surface,
  boxShadow: `inset 0 1px ${color.line}`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  '@media': { [media.phone]: { insetBlockEnd: tabBarSpace } },
});
/** One line above the sum on phones, where the rows need the room. */
export const others = style({
  display: 'contents',
  '@media': {
    [media.phone]: { display: 'flex', gap: space[2], width: '100%', overflowX: 'auto', whiteSpace: 'nowrap' },
  },
});
globalStyle(`${others} > button`, { flex: 'none' });
/** Keeps focused fields above the sticky foot. */
globalStyle(`html:has(body ${foot})`, {
  scrollPaddingBlockEnd: 72,
  '@media': { [media.phone]: { scrollPaddingBlockEnd: `calc(112px + ${tabBarSpace})` } },
});
export const sum = style({ marginInlineStart: 'auto' });
