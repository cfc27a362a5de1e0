import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/layout.ts';

export const list = style({ ...wrappingRow, minHeight: 24, fontSize: vars.fontSize[12], color: vars.color.inkMuted });
export const item = style({ display: 'inline-flex', alignItems: 'center', minHeight: 24 });
export const separator = style({ marginInline: vars.space[1], color: vars.color.inkMuted, display: 'inline-flex' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  ':hover': { color: vars.color.brand },
});
export const here = style({ color: vars.color.ink });
