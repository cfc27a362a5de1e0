import { style } from '@vanilla-extract/css';
import { centredRow, ellipsis, lineClamp2, media, oneColumn, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const activities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(330px, 100%), 1fr))',
  gap: space[3],
});
export const activity = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  height: '100%',
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  color: color.inkMuted,
  ':hover': { borderColor: color.brand },
});
export const head = style({ ...oneColumn, gap: space[1] });
export const title = style({ ...centredRow, gap: space[2], color: color.inkStrong });
export const name = style([ellipsis, { fontSize: fontSize[16], lineHeight: '24px' }]);
export const more = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  marginInlineStart: 'auto',
  fontSize: fontSize[13],
  color: color.brand,
});
export const rule = style([lineClamp2, { fontSize: fontSize[13], lineHeight: '20px', color: color.ink }]);
export const period = style({ fontSize: fontSize[12], lineHeight: '18px' });
/** At the foot, so that the products of a row of cards align. */
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
  marginBlockStart: 'auto',
});
export const product = style({
  ...oneColumn,
  justifyItems: 'center',
  fontSize: fontSize[12],
  lineHeight: '18px',
  color: color.ink,
  ':hover': { color: color.brand },
  '@media': { [media.phone]: { minHeight: 44 } },
});
export const picture = style({ width: 88, height: 88, maxWidth: '100%' });
export const productName = style([ellipsis, { maxWidth: '100%' }]);
