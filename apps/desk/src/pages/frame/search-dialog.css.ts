import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, fontSize, radius, space } = vars;

export const search = style({ display: 'grid', gap: space[3] });
/** As high as a few results, so that the dialog doesn't jump. */
export const groups = style({ display: 'grid', alignContent: 'start', gap: space[3], minHeight: 240 });
export const name = style({ color: color.inkMuted, fontSize: fontSize[12], fontWeight: 400 });
export const found = style({
  display: 'block',
  padding: `${space[1.5]} ${space[2]}`,
  borderRadius: radius.control,
  selectors: { '&:hover, &:focus-visible': { background: color.sunken } },
});
