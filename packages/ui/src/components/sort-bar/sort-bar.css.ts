import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  minHeight: 44,
  paddingBlock: 4,
  paddingInline: 20,
  background: color.surface,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize[13],
  '@media': { [media.phone]: { columnGap: 12, paddingInline: 12 } },
});
export const sorts = style({ display: 'flex', gap: 24, '@media': { [media.phone]: { gap: 16 } } });
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
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
  columnGap: 16,
  rowGap: 4,
  minHeight: 36,
  '@media': { [media.phone]: { columnGap: 12 } },
});
