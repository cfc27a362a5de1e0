import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  gap: vars.space[2],
});
export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize[13],
});
export const stack = style({ display: 'grid', gap: vars.space[3] });
export const space = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], fontSize: vars.fontSize[13] });
export const bar = style({ height: 16, background: vars.color.brand });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: vars.space[3],
});
export const icon = style({ display: 'grid', justifyItems: 'center', gap: 4, paddingBlock: vars.space[2] });
export const bare = style({ padding: vars.space[3] });
