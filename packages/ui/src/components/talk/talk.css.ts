import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[4] });
const base = style({ display: 'grid', gap: space[1], maxWidth: 'min(560px, 88%)' });
export const entry = styleVariants({
  own: [base, { justifySelf: 'end', justifyItems: 'end' }],
  other: [base, { justifySelf: 'start', justifyItems: 'start' }],
});
export const head = style({
  fontSize: vars.fontSize[12],
  lineHeight: '18px',
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
const said = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize[13],
  lineHeight: '20px',
  color: color.inkStrong,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const bubble = styleVariants({
  own: [said, { background: color.brandSoft, borderStartEndRadius: vars.radius.control }],
  other: [said, { background: color.sunken, borderStartStartRadius: vars.radius.control }],
});
