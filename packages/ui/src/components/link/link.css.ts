import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  borderRadius: 2,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  textUnderlineOffset: 3,
  ':hover': { textDecoration: 'underline' },
});

export const link = styleVariants({
  brand: [base, { color: vars.color.brand, ':hover': { color: vars.color.brandHover } }],
  default: [base, { color: vars.color.ink, ':hover': { color: vars.color.brand } }],
  muted: [base, { color: vars.color.inkMuted, ':hover': { color: vars.color.brand } }],
  strong: [base, { color: vars.color.inkStrong, fontWeight: 600, ':hover': { color: vars.color.brand } }],
  warning: [base, { color: vars.color.warning, textDecoration: 'underline' }],
});
