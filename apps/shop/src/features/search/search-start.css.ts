import { style } from '@vanilla-extract/css';
import { centredRow, media, vars } from '@yaoji/ui/theme';

const { color, space, fontSize, radius } = vars;

export const group = style({ paddingBlock: space[1.5], paddingInline: space[3] });
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
export const title = style({ fontSize: fontSize[12], fontWeight: 400, color: color.inkMuted });
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[1],
  // Two lines on phones.
  '@media': { [media.phone]: { maxHeight: 96, overflow: 'hidden' } },
});
export const word = style({
  ...centredRow,
  minHeight: 28,
  maxWidth: '100%',
  paddingInline: space[3],
  borderRadius: radius.control,
  background: color.sunken,
  color: color.inkStrong,
  ':hover': { color: color.brandStrong },
  '@media': { [media.phone]: { minHeight: 40 } },
});
