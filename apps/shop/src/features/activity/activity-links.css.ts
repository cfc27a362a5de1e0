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
  alignContent: 'start',
  gap: space[1],
  height: '100%',
  paddingBlockEnd: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  color: color.inkMuted,
  ':hover': { borderColor: color.brand },
});
/** The half of a banner with its products; the text is below. */
export const picture = style({ aspectRatio: '3 / 1', overflow: 'hidden', background: color.sunken });
export const banner = style({ width: '200%', maxWidth: 'none', height: '100%', objectFit: 'cover', translate: '-50%' });
const inset = style({ paddingInline: space[3] });
export const rule = inset;
export const title = style([
  inset,
  { display: 'flex', alignItems: 'center', gap: space[2], paddingBlockStart: space[2], color: color.inkStrong },
]);
export const facts = style([inset, { display: 'flex', gap: space[3], fontSize: vars.fontSize[12] }]);
