import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

const base = style({
  display: 'inline-block',
  paddingInline: space[1.5],
  borderRadius: 3,
  fontSize: vars.fontSize[12],
  fontWeight: 400,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({
  neutral: [base, { color: color.inkMuted, background: color.sunken }],
  brand: [base, { color: color.brandStrong, background: color.brandSoft }],
  success: [base, { color: color.success, background: color.successSoft }],
  warning: [base, { color: color.warning, background: color.warningSoft }],
  danger: [base, { color: color.danger, background: color.dangerSoft }],
});
