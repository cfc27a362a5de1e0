import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minHeight: 44,
  paddingBlock: space[1],
  paddingInline: space[5],
  background: color.surface,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize[13],
  '@media': { [media.phone]: { columnGap: space[3], paddingInline: space[3] } },
});
export const sorts = style({ display: 'flex', gap: space[6], '@media': { [media.phone]: { gap: space[4] } } });
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  minHeight: 36,
  color: color.ink,
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand },
  selectors: { '&[aria-current]': { color: color.brandStrong, fontWeight: 600 } },
  '@media': { [media.phone]: { minHeight: 40 } },
});
export const sortWide = style([sort, { '@media': { [media.phone]: { display: 'none' } } }]);
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
  minHeight: 36,
  '@media': { [media.phone]: { columnGap: space[3] } },
});
