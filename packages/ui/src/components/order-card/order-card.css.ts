import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow, surfaceCard, wrappingRow } from '../../theme/layout.ts';

const { color, fontSize, space } = vars;
const narrow = '(max-width: 599px)';

export const card = style({ ...surfaceCard, overflow: 'hidden', fontSize: fontSize[13], containerType: 'inline-size' });
export const head = style({
  ...wrappingRow,
  columnGap: space[4],
  minHeight: 40,
  paddingBlock: space[1],
  paddingInline: space[4],
  background: color.sunken,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkMuted,
});
export const number = style({ color: color.ink, ':hover': { color: color.brand } });
const statusBase = style({ marginInlineStart: 'auto', fontWeight: 600 });
export const status = styleVariants({
  waiting: [statusBase, { color: color.promoInk }],
  going: [statusBase, { color: color.brandStrong }],
  done: [statusBase, { color: color.ink }],
  off: [statusBase, { color: color.inkMuted }],
});
export const body = style({
  display: 'grid',
  // Amounts align, whatever the buttons.
  gridTemplateColumns: 'minmax(0, 1fr) minmax(104px, auto) 248px',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[3] } },
});
export const goods = style({ ...centredRow, gap: space[2], minWidth: 0, overflow: 'hidden' });
/** Pictures that don't fit completely are hidden. */
export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minWidth: 64,
  height: 64,
  overflow: 'hidden',
});
export const picture = style({
  flex: 'none',
  width: 64,
  height: 64,
  borderRadius: 6,
  overflow: 'hidden',
  background: color.sunken,
});
export const only = style({ minWidth: 0, lineHeight: '20px' });
export const name = style({ color: color.inkStrong, fontSize: fontSize[14] });
export const quiet = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const more = style([quiet, { flex: 'none', paddingInline: space[2] }]);
export const total = style({
  display: 'grid',
  justifyItems: 'end',
  gap: space[0.5],
  lineHeight: '18px',
  '@container': { [narrow]: { justifyItems: 'start' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] });
