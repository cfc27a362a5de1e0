import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  border: 0,
});
export const none = style({ margin: 0, fontSize: vars.fontSize[13], color: vars.color.inkMuted });
