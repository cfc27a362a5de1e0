import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';

export const button = style({
  position: 'fixed',
  zIndex: layer.sticky,
  insetInlineEnd: `calc(${vars.size.rail} + 16px)`,
  insetBlockEnd: 24,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  ':hover': { color: vars.color.brand, borderColor: vars.color.brand },
  '@media': { [media.phone]: { insetInlineEnd: 12, insetBlockEnd: 72 } },
});
