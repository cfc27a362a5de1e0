import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

/** Hundreds of products scroll within the card. */
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  maxHeight: 280,
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
});
export const legend = style({ padding: `${vars.space[1]} 0`, fontSize: vars.fontSize[12], color: vars.color.inkMuted });
