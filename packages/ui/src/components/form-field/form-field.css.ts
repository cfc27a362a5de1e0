import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Keeps its height next to a taller field, so fields in a row align. */
const rows = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' });

export const field = styleVariants({
  top: [rows],
  side: [
    rows,
    {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      columnGap: vars.space[3],
      alignItems: 'start',
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  ],
});

export const label = styleVariants({
  top: { fontSize: vars.fontSize[13], color: vars.color.ink },
  side: {
    fontSize: vars.fontSize[13],
    lineHeight: '20px',
    paddingBlock: vars.space[2],
    textAlign: 'end',
    color: vars.color.ink,
    '@media': { [media.phone]: { textAlign: 'start', paddingBlock: 0 } },
  },
});

export const required = style({ color: vars.color.danger, marginInlineEnd: vars.space[1] });
export const body = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const hint = style({ fontSize: vars.fontSize[12], lineHeight: '18px', color: vars.color.inkMuted });
export const error = style([
  hint,
  { color: vars.color.danger, display: 'flex', gap: vars.space[1], alignItems: 'center' },
]);
