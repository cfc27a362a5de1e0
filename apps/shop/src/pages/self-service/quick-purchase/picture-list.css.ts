import { globalStyle, style } from '@vanilla-extract/css';
import { footInset, layer, media, tabBarSpace, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space, fontSize, radius } = vars;

export const busy = style({ display: 'grid', justifyItems: 'center', gap: space[3], paddingBlock: space[8] });
export const bar = style({ width: 'min(320px, 100%)' });
export const quiet = style({ fontSize: fontSize[12], color: color.inkMuted });

export const lines = style({ display: 'grid', gap: 1, background: color.line, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: `${space[2]} calc(${space[2]} + ${footInset})`,
  background: color.surface,
  '@media': { [media.phone]: { gridTemplateColumns: '24px minmax(0, 1fr)' } },
});
export const number = style({ color: color.inkMuted, fontSize: fontSize[12], textAlign: 'end' });
/** A section of the picture, its text about as large as the text next to it. */
export const strip = style({ minWidth: 0, overflowX: 'auto', overflowY: 'hidden', borderRadius: radius.control });
globalStyle(`${strip} svg`, { display: 'block', maxWidth: 'none' });
export const words = style({ display: 'grid', gap: space[1], '@media': { [media.phone]: { gridColumn: 2 } } });
export const doubt = style({ ...wrappingRow, gap: `0 ${space[3]}`, color: color.warning, fontSize: fontSize[12] });
export const full = style({ marginBlockStart: space[3] });
globalStyle(`${full} img`, { display: 'block', maxWidth: '100%', marginBlockStart: space[2] });

export const foot = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockEnd: 0,
  ...wrappingRow,
  gap: space[3],
  paddingBlock: `${space[2]} calc(${space[2]} + ${footInset})`,
  background: color.surface,
  boxShadow: `inset 0 1px ${color.line}`,
  '@media': { [media.phone]: { insetBlockEnd: tabBarSpace } },
});
export const sum = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { order: -1, width: '100%' } } });
export const done = style({ '@media': { [media.phone]: { marginInlineStart: 'auto' } } });
