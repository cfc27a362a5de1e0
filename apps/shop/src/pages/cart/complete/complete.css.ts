import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const page = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[4] });

export const done = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2], paddingBlock: vars.space[6] });
export const mark = style({ display: 'inline-flex', color: vars.color.success });
export const title = style({ margin: 0, fontSize: vars.fontSize[20], lineHeight: '28px', color: vars.color.inkStrong });
export const note = style({ margin: 0, fontSize: vars.fontSize[13], color: vars.color.inkMuted });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  margin: `${vars.space[4]} 0`,
  padding: vars.space[4],
  minWidth: 'min(420px, 100%)',
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize[13],
});
export const term = style({ color: vars.color.inkMuted });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const steps = style({ width: '100%', maxWidth: 720, marginBlockStart: vars.space[4] });
export const next = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[4],
  fontSize: vars.fontSize[13],
  color: vars.color.ink,
});
