import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, space } = vars;

export const activities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: space[3],
});
export const activity = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space[1],
  height: '100%',
  paddingBlockEnd: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  color: color.inkMuted,
  selectors: { '&:hover': { borderColor: color.brand } },
});
/** The end of a banner that shows its goods. */
export const picture = style({
  width: '100%',
  height: 88,
  objectFit: 'cover',
  objectPosition: '100% 50%',
  background: color.sunken,
});
const inset = style({ paddingInline: space[3] });
export const rule = inset;
export const title = style([
  inset,
  { display: 'flex', alignItems: 'center', gap: space[2], paddingBlockStart: space[2], color: color.inkStrong },
]);
export const facts = style([inset, { display: 'flex', gap: space[3], fontSize: vars.fontSize[12] }]);
