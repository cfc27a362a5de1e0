import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize[13],
});
export const compact = style({ paddingBlock: vars.space[6] });
export const title = style({ fontSize: vars.fontSize[14], color: vars.color.ink });
export const action = style({ marginBlockStart: vars.space[2], display: 'flex', gap: vars.space[2] });
/** Keeps the height of a line while its words load. */
export const hotWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[4],
  // Keeps the width too: centred text would move when it grows.
  width: 'min(640px, 80vw)',
  height: 32,
  marginBlockStart: vars.space[2],
  lineHeight: '32px',
  overflow: 'hidden',
});
export const hotWord = style({ color: vars.color.brandStrong, ':hover': { textDecoration: 'underline' } });
export const line = style({ stroke: vars.color.inkDisabled });
export const accent = style({ stroke: vars.color.brand });
export const soft = style({ fill: vars.color.brandSoft });
