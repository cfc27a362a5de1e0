import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';
import { onPaper } from '#shared/layout/on-paper.ts';

const { color, space } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [media.phone]: { display: 'block' }, [onPaper]: { display: 'block' } },
});
export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    // One line to swipe through.
    [media.phone]: { zIndex: 1, flexDirection: 'row', alignItems: 'center', height: 'auto', overflowX: 'auto' },
    // Print the page without its frame.
    [onPaper]: { display: 'none' },
  },
});
export const brand = style({
  padding: `${space[3]} ${space[4]}`,
  color: color.brandStrong,
  fontSize: vars.fontSize[16],
  fontWeight: 600,
  '@media': { [media.phone]: { display: 'none' } },
});
export const search = style({ display: 'grid', paddingInline: space[4], '@media': { [media.phone]: { order: 1 } } });
export const menu = style({
  display: 'grid',
  gap: space[0.5],
  padding: space[2],
  '@media': { [media.phone]: { gridAutoFlow: 'column', flexShrink: 0, whiteSpace: 'nowrap' } },
});
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
export const key = style({
  marginInlineStart: 'auto',
  color: color.inkMuted,
  fontSize: vars.fontSize[12],
  '@media': { [media.phone]: { display: 'none' } },
});
export const who = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: 'auto',
  padding: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: vars.fontSize[13],
  '@media': {
    [media.phone]: {
      gridAutoFlow: 'column',
      alignItems: 'center',
      margin: 0,
      paddingBlock: space[2],
      borderBlockStart: 'none',
      whiteSpace: 'nowrap',
    },
  },
});
export const role = style({ color: color.inkMuted, fontSize: vars.fontSize[12] });
export const main = style({
  minWidth: 0,
  padding: space[4],
  '@media': { [media.phone]: { padding: space[2] } },
});
