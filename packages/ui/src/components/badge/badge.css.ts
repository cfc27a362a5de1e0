import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inlineRow } from '../../theme/layout.ts';

export const badge = style({
  ...inlineRow,
  justifyContent: 'center',
  minWidth: 18,
  height: 18,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.price,
  color: vars.color.onPrice,
  fontSize: vars.fontSize[12],
  fontWeight: 500,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const anchor = style({ position: 'relative', display: 'inline-flex' });
export const pinned = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineStart: 'calc(100% - 7px)',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});
