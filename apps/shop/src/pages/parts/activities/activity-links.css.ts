import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const activities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[3],
});
export const activity = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.inkMuted,
  selectors: { '&:hover': { borderColor: vars.color.brand } },
});
