import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:has(input:checked)': { borderColor: vars.color.brand, background: vars.color.brandSoft },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    '&:has(input:disabled)': { cursor: 'not-allowed', color: vars.color.inkDisabled },
  },
});

export const input = style({
  flex: '0 0 auto',
  width: 16,
  height: 16,
  marginBlockStart: vars.space[1],
  accentColor: vars.color.brand,
});
export const text = style({ minWidth: 0, flex: 1, fontSize: vars.fontSize[13], lineHeight: '20px' });
export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize[14],
  lineHeight: '22px',
  fontWeight: 600,
  color: vars.color.inkStrong,
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});
export const aside = style({
  flex: '0 0 auto',
  fontSize: vars.fontSize[12],
  fontWeight: 400,
  color: vars.color.brandStrong,
});
