import { globalStyle, keyframes, style } from '@vanilla-extract/css';
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
export const contrastTable = style({ fontSize: vars.fontSize[13], lineHeight: '20px' });
globalStyle(`${contrastTable} :is(th, td)`, { padding: 4, textAlign: 'start' });
export const contrastCell = style({
  display: 'inline-block',
  minWidth: 64,
  paddingInline: 8,
  border: '2px solid',
  borderRadius: vars.radius.control,
  fontWeight: 600,
  lineHeight: '24px',
  textAlign: 'center',
  selectors: { '&[data-low]': { outline: `3px solid ${vars.color.danger}` } },
});
export const shades = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6], padding: vars.space[4] });
export const shade = style({
  display: 'grid',
  placeItems: 'center',
  width: 140,
  height: 88,
  background: vars.color.surface,
  fontSize: vars.fontSize[13],
});
const slide = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(120px)' } });
export const moving = style({
  width: 24,
  height: 24,
  borderRadius: vars.radius.control,
  background: vars.color.brand,
  animation: `${slide} 1s ${vars.motion.ease} infinite alternate`,
});
