import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';
import { onPaper } from '#shared/layout/on-paper.ts';

const { color, space } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [onPaper]: { display: 'block' } },
});
export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  // Print the page without its frame.
  '@media': { [onPaper]: { display: 'none' } },
});
export const brand = style({
  padding: `${space[3]} ${space[4]}`,
  color: color.brandStrong,
  fontSize: vars.fontSize[16],
  fontWeight: 600,
});
export const menu = style({ display: 'grid', gap: space[0.5], padding: space[2] });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 36,
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current="page"]': { background: color.brandSoft, color: color.brandStrong, fontWeight: 600 },
  },
});
export const key = style({ marginInlineStart: 'auto', color: color.inkMuted, fontSize: vars.fontSize[12] });
export const who = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: 'auto',
  padding: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.fontSize[13],
});
export const role = style({ color: color.inkMuted, fontSize: vars.fontSize[12] });
export const main = style({ minWidth: 0, padding: space[4] });
