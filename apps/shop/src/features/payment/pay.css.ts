import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

export const page = style({ ...oneColumn, gap: vars.space[3], paddingBlock: vars.space[4] });

export const summary = style({ ...wrappingRow, justifyContent: 'space-between', gap: vars.space[4] });

export const lead = style({ margin: 0, fontSize: vars.fontSize[16], fontWeight: 600, color: vars.color.inkStrong });
export const detail = style({
  margin: `${vars.space[1]} 0 0`,
  fontSize: vars.fontSize[13],
  color: vars.color.inkMuted,
});
export const due = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], fontSize: vars.fontSize[13] });

export const password = style({ display: 'grid', gap: vars.space[2], maxWidth: 320, marginBlockStart: vars.space[4] });

export const actions = style({
  ...wrappingRow,
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
  '@media': { [media.phone]: { display: 'grid' } },
});

export const state = style({ fontSize: vars.fontSize[13], color: vars.color.inkMuted });
export const failed = style([state, { color: vars.color.danger }]);

export const skeleton = style({ display: 'grid', gap: vars.space[3] });

export const code = style({ ...wrappingRow, gap: vars.space[4], marginBlockStart: vars.space[4] });
export const codeText = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.fontSize[13],
  color: vars.color.ink,
});
