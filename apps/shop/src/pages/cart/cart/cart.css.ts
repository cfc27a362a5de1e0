import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: `${vars.space[3]} 0`,
});

export const gifts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  listStyle: 'none',
  fontSize: vars.fontSize[12],
  color: vars.color.gift,
  background: vars.color.giftSoft,
});

export const problems = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.fontSize[13],
});

export const proof = style({
  padding: 0,
  border: 0,
  background: 'none',
  minHeight: 24,
  fontSize: vars.fontSize[12],
  color: vars.color.inkMuted,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 3,
});

export const summary = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });
