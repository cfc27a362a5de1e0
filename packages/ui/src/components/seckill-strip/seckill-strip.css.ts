import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const strip = style({ background: color.surface, borderRadius: vars.radius.card, padding: space[4] });
export const head = style({ ...wrappingRow, gap: space[3], minHeight: 32, fontSize: fontSize[13] });
export const title = style({ fontSize: fontSize[16], color: color.price });
export const more = style({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  color: color.inkMuted,
  ':hover': { color: color.brand },
});
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockStart: space[2],
  '@media': {
    [media.tablet]: {
      gridAutoColumns: '38%',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
    },
    [media.phone]: { gridAutoColumns: '44%' },
  },
});
export const cell = style({ minWidth: 0, scrollSnapAlign: 'start' });
