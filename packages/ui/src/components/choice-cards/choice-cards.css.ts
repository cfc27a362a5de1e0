import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

const base = style({ display: 'grid', gap: space[2] });
const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const group = styleVariants({
  1: [base, { gridTemplateColumns: 'minmax(0, 1fr)' }],
  2: [base, columns(2)],
  3: [base, columns(3)],
});
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 56,
  padding: `${space[2.5]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
  lineHeight: '18px',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: color.brand },
    '&:has(:checked)': { borderColor: color.brand, outline: `1px solid ${color.brand}`, outlineOffset: -2 },
    '&:has(:disabled)': { background: color.sunken, cursor: 'not-allowed' },
  },
});
export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.brand,
  selectors: { ':disabled ~ &': { color: color.inkDisabled } },
});
export const texts = style({ flex: 1, display: 'grid', minWidth: 0 });
export const title = style({
  fontSize: fontSize[14],
  lineHeight: '22px',
  fontWeight: 600,
  color: color.inkStrong,
  selectors: { ':disabled ~ * > &': { color: color.inkMuted } },
});
export const description = style({ color: color.inkMuted, overflowWrap: 'anywhere' });
export const aside = style({ flex: 'none', textAlign: 'end' });
