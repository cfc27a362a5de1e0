import { globalStyle, style } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const foot = style({ ...oneColumn, gap: space[2], width: '100%' });
export const bar = style({ ...wrappingRow, justifyContent: 'flex-end', columnGap: space[4], rowGap: space[2] });
/** The keyboard shortcuts; phones have none. */
export const keys = style({
  marginInlineEnd: 'auto',
  fontSize: fontSize[12],
  color: color.inkMuted,
  '@media': { [media.laptop]: { display: 'none' } },
});
export const report = style({ maxHeight: 120, overflowY: 'auto', fontSize: fontSize[12] });
export const elsewhere = style({ maxHeight: 180, overflowY: 'auto', borderBlockEnd: `1px solid ${color.line}` });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 96px auto',
  alignItems: 'center',
  justifyItems: 'end',
  gap: space[3],
});
globalStyle(`${line} > :first-child`, { justifySelf: 'start' });
export const quiet = style({ color: color.inkMuted });
