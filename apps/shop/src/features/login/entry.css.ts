import { style, styleVariants } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { space } = vars;

export const page = style({
  minHeight: 560,
  paddingBlockStart: space[6],
  '@media': { [media.phone]: { minHeight: 0, paddingBlock: space[2] } },
});
const card = style({
  ...oneColumn,
  gap: space[6],
  marginInline: 'auto',
  padding: `${space[6]} ${space[8]} ${space[8]}`,
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  '@media': { [media.phone]: { padding: space[4], borderRadius: vars.radius.card } },
});
export const width = styleVariants({ narrow: [card, { maxWidth: 560 }], wide: [card, { maxWidth: 960 }] });
export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const title = style({ fontSize: vars.fontSize[20], lineHeight: '28px' });
export const form = style({ ...oneColumn, gap: space[4] });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: vars.fontSize[13],
  color: vars.color.inkMuted,
});
export const centred = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[6],
  textAlign: 'center',
});
export const success = style({ display: 'flex', color: vars.color.success });
export const outcome = style({ fontSize: vars.fontSize[20], lineHeight: '28px', color: vars.color.inkStrong });
export const note = style({ fontSize: vars.fontSize[13], color: vars.color.inkMuted });
