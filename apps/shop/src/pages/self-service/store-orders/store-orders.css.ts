import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const scroller = style({ overflowX: 'auto' });
// Names of stores are longer than quantities.
globalStyle(`${scroller} th`, { whiteSpace: 'normal', lineHeight: '18px' });
export const goods = style({ display: 'grid', gap: space[0.5], paddingBlock: space[1.5], overflowWrap: 'anywhere' });
export const cell = style({ display: 'grid', gap: space[0.5], paddingBlock: space[1.5], whiteSpace: 'normal' });
export const fact = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const reason = style({ color: color.danger, fontSize: fontSize[12] });
export const form = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const notes = style({ margin: 0, paddingInlineStart: space[4] });
