import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow, surfaceCard } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const menu = style({ minWidth: 0, ...surfaceCard, fontSize: fontSize[14], overflow: 'clip' });
export const toggle = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      ...centredRow,
      gap: space[2],
      width: '100%',
      minHeight: 44,
      paddingInline: space[3],
      fontWeight: 600,
      color: color.inkStrong,
      ':focus-visible': { outlineOffset: -2 },
    },
  },
});
export const toggleLabel = style({
  flex: 1,
  fontWeight: 400,
  color: color.inkMuted,
  fontSize: fontSize[13],
});
export const groups = style({
  paddingBlock: space[2],
  '@media': {
    [media.phone]: {
      display: 'none',
      borderBlockStart: `1px solid ${color.line}`,
      selectors: { [`${menu}[data-unfolded] > &`]: { display: 'block' } },
    },
  },
});
export const group = style({
  selectors: {
    '& + &': { marginBlockStart: space[1], paddingBlockStart: space[1], borderBlockStart: `1px solid ${color.line}` },
  },
});
export const groupName = style({
  ...centredRow,
  gap: space[2],
  minHeight: 36,
  paddingInline: space[4],
  fontWeight: 600,
  color: color.inkStrong,
  ':focus-visible': { outlineOffset: -2 },
});
export const fold = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  color: color.inkMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const item = style({
  position: 'relative',
  ...centredRow,
  justifyContent: 'space-between',
  minHeight: 36,
  paddingInline: `calc(24px + ${space[4]}) ${space[4]}`,
  fontSize: fontSize[13],
  color: color.ink,
  ':hover': { color: color.brand, background: color.sunken },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { color: color.brandStrong, background: color.brandSoft, fontWeight: 600 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 3,
      background: color.brand,
    },
  },
  '@media': {
    [media.phone]: { minHeight: 44 },
    [media.forcedColors]: { '::before': { background: 'Highlight !important' } },
  },
});
