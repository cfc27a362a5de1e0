import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minHeight: 24,
  fontSize: vars.fontSize[13],
  selectors: { '&:has(:disabled)': { color: color.inkMuted, cursor: 'not-allowed' } },
  '@media': {
    // The touch target is 44 px; the row keeps its height.
    [media.phone]: { position: 'relative', '::before': { content: '', position: 'absolute', inset: '-10px 0' } },
  },
});
export const bare = style({
  minWidth: 24,
  justifyContent: 'center',
  '@media': { [media.phone]: { '::before': { insetInline: -8 } } },
});

const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 16,
  height: 16,
  border: `1px solid ${color.lineStrong}`,
  background: color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  '::before': { content: '', background: color.onBrand, opacity: 0 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.brand },
    '&:checked, &:indeterminate': { background: color.brand, borderColor: color.brand },
    '&:checked::before, &:indeterminate::before': { opacity: 1 },
    '&:disabled': { background: color.ground, borderColor: color.line, cursor: 'not-allowed' },
    '&:disabled:checked, &:disabled:indeterminate': { background: color.inkDisabled, borderColor: color.inkDisabled },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto' },
    // Above the space around its label.
    [media.phone]: { position: 'relative' },
  },
});

export const control = styleVariants({
  checkbox: [
    box,
    {
      borderRadius: 3,
      '::before': {
        width: 10,
        height: 10,
        clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 22%, 84% 8%, 38% 66%)',
      },
      selectors: {
        '&:indeterminate:not(:checked)::before': { clipPath: 'polygon(5% 38%, 95% 38%, 95% 62%, 5% 62%)' },
      },
    },
  ],
  radio: [box, { borderRadius: vars.radius.pill, '::before': { width: 6, height: 6, borderRadius: vars.radius.pill } }],
});
globalStyle(`${control.radio}::before`, { borderRadius: 6 });

export const group = styleVariants({
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] },
  column: { display: 'grid', gap: space[1] },
});
