import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const search = style({ position: 'relative', maxWidth: 480 });
export const found = style({
  position: 'absolute',
  zIndex: 20,
  insetInline: 0,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
});
export const option = style({
  width: '100%',
  padding: `${vars.space[1.5]} ${vars.space[2]}`,
  textAlign: 'start',
  selectors: { '&:hover, &:focus-visible': { background: vars.color.sunken } },
});
