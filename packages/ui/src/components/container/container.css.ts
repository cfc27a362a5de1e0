import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { breakpointPx } from '../../theme/tokens.ts';

/** Between phones and wide windows the rail at the right edge would cover the page. */
const railCoversPage = media.wide
  .split(', ')
  .map((query) => `${query} and (max-width: ${breakpointPx.desktop - 1}px)`)
  .join(', ');

export const container = style({
  // Margins inside don't collapse through the container when its content changes.
  display: 'flow-root',
  width: '100%',
  maxWidth: `calc(${vars.size.content} + 2 * ${vars.space[3]})`,
  marginInline: 'auto',
  paddingInline: vars.space[3],
  '@media': {
    [railCoversPage]: {
      paddingInlineEnd: `calc(${vars.size.rail} + ${vars.space[3]})`,
      maxWidth: `calc(${vars.size.content} + 2 * ${vars.space[3]} + ${vars.size.rail})`,
    },
    [media.phone]: { paddingInline: vars.space[2] },
  },
});

// A nested container is already clear of the rail.
globalStyle(`${container} ${container}`, { '@media': { [railCoversPage]: { paddingInlineEnd: vars.space[3] } } });

export const card = style({ background: vars.color.surface, borderRadius: vars.radius.card, minWidth: 0 });
export const padding = styleVariants({
  none: {},
  small: { padding: vars.space[3] },
  medium: { padding: vars.space[4] },
  large: { padding: vars.space[6], '@media': { [media.phone]: { padding: vars.space[4] } } },
});
export const heading = style({
  ...centredRow,
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: 32,
  marginBlockEnd: vars.space[3],
});
export const headingText = style({ fontSize: vars.fontSize[16], lineHeight: '24px', fontWeight: 600 });
export const headingNote = style({
  marginInlineStart: vars.space[2],
  fontSize: vars.fontSize[12],
  fontWeight: 400,
  color: vars.color.inkMuted,
});
export const aside = style({ ...centredRow, gap: vars.space[3], fontSize: vars.fontSize[13] });
