import { createVar, style } from '@vanilla-extract/css';

export const total = createVar();
export const start = createVar();

export const list = style({ position: 'relative', height: total });
export const item = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  transform: `translateY(${start})`,
});
