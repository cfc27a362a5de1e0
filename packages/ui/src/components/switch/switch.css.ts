import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, motion, space } = vars;

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 24,
  fontSize: vars.fontSize[13],
  selectors: { '&:has(:disabled)': { color: color.inkMuted, cursor: 'not-allowed' } },
});
export const control = style({
  appearance: 'none',
  flex: 'none',
  width: 36,
  height: 20,
  padding: space[0.5],
  borderRadius: vars.radius.pill,
  background: color.lineStrong,
  cursor: 'pointer',
  transition: `background-color ${motion.normal} ${motion.ease}`,
  '::before': {
    content: '',
    display: 'block',
    width: 16,
    height: 16,
    borderRadius: vars.radius.pill,
    background: color.surface,
    transition: `transform ${motion.normal} ${motion.ease}`,
  },
  selectors: {
    '&:hover:not(:disabled)': { background: color.inkMuted },
    '&:checked, &:checked:hover:not(:disabled)': { background: color.brand },
    '&:checked::before': { transform: 'translateX(16px)' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-busy]': { cursor: 'progress' },
    '&[aria-busy]::before': { background: color.brandSoft },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', '::before': { display: 'none' } } },
});
