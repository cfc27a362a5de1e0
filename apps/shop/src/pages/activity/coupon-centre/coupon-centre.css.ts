import { style } from '@vanilla-extract/css';
import { oneColumn, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const body = style({ ...oneColumn, gap: space[4] });
export const coupons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  gap: space[4],
});
export const coupon = style({ display: 'grid', gap: space[1] });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 24,
  paddingInline: space[1],
  fontSize: fontSize[12],
  lineHeight: '24px',
  color: color.inkMuted,
});
export const goods = style({ color: color.brand, selectors: { '&:hover': { textDecoration: 'underline' } } });
export const kinds = style({ display: 'flex' });
