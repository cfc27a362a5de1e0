import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow, oneLine } from '../../theme/layout.ts';

const { color, fontSize, space } = vars;

export const offers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: space[2],
});
export const offer = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
});
export const picture = style({
  position: 'relative',
  width: 48,
  height: 48,
  borderRadius: vars.radius.control,
  background: color.sunken,
  overflow: 'hidden',
  selectors: { [`${offer}[data-faded] &`]: { opacity: 0.5 } },
});
export const text = style({ display: 'grid', minWidth: 0, lineHeight: '20px' });
export const title = style({ ...centredRow, gap: space[1], minWidth: 0 });
export const name = style({
  minWidth: 0,
  minHeight: 24,
  lineHeight: '24px',
  fontSize: fontSize[13],
  color: color.inkStrong,
  ...oneLine,
  ':hover': { color: color.brand },
});
/** Shrinks before the name does. */
export const spec = style({ flex: '0 9 auto', minWidth: 0, color: color.inkMuted, ...oneLine });
export const figures = style({ display: 'flex', alignItems: 'baseline', gap: space[1.5], color: color.inkMuted });
export const note = style({ color: color.promoInk });
