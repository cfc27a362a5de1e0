import { style } from '@vanilla-extract/css';
import { centredRow, media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space } = vars;

/** The status of a return or an after-sales request. */
export const stand = style({ display: 'grid', gap: space[6] });
export const status = style({ ...wrappingRow, justifyContent: 'space-between', gap: `${space[2]} ${space[4]}` });
export const statusName = style({ fontSize: vars.fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const statusNote = style({ fontSize: vars.fontSize[13], color: color.inkMuted });
export const facts = style({ display: 'grid', gap: space[4] });
export const form = style({ ...oneColumn, gap: space[4] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const send = style({ ...wrappingRow, justifyContent: 'flex-end', gap: `${space[2]} ${space[6]}` });
export const sumRow = style([
  send,
  { padding: `${space[4]} ${space[4]} 0`, '@media': { [media.phone]: { paddingInline: 0 } } },
]);
export const sum = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[2] });
/** A checkbox next to its label. */
export const choice = style({ ...centredRow, gap: space[3], minWidth: 0 });
export const quiet = style({ fontSize: vars.fontSize[13], color: color.inkMuted });
export const problem = style({ fontSize: vars.fontSize[13], color: color.danger });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
