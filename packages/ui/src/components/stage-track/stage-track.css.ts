import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const share = createVar();

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space[1],
  '@media': { [media.phone]: { gridAutoFlow: 'row', rowGap: space[3] } },
});
export const stage = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const way = style({
  height: 8,
  gridColumn: '1 / -1',
  marginBlockEnd: space[2],
  borderRadius: 4,
  background: `color-mix(in srgb, ${color.promo} 18%, ${color.surface})`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const bar = style({
  display: 'block',
  width: share,
  height: '100%',
  borderRadius: 4,
  background: color.promo,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
export const gain = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  fontSize: fontSize[16],
  lineHeight: '24px',
  color: color.inkMuted,
  '@media': { [media.phone]: { order: 1 } },
  selectors: { [`${stage}[data-reached] > &`]: { color: color.promoInk } },
});
export const title = style({
  fontSize: fontSize[12],
  lineHeight: '18px',
  textAlign: 'end',
  color: color.inkMuted,
  '@media': { [media.phone]: { textAlign: 'start' } },
});
