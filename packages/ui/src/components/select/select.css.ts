import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({ position: 'relative', display: 'inline-flex', maxWidth: '100%' });
export const block = style({ display: 'flex', width: '100%' });
export const select = style({
  appearance: 'none',
  paddingInlineEnd: `calc(14px + 2 * ${vars.space[2]})`,
  selectors: { '&:focus-visible': { outline: 'none' }, '&:disabled': { cursor: 'not-allowed', opacity: 1 } },
});
export const danger = style({ color: vars.color.danger });
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlock: 0,
  display: 'grid',
  placeContent: 'center',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
