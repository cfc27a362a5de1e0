import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const bar = style({
  height: 32,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
  color: color.inkMuted,
  fontSize: vars.fontSize[12],
  lineHeight: '31px',
  // On phones the header has the essentials.
  '@media': { [media.phone]: { display: 'none' } },
});
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  whiteSpace: 'nowrap',
});
export const left = style({ display: 'flex', gap: space[3], minWidth: 0 });
export const company = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.inkStrong,
  ':hover': { color: color.brand },
});
export const status = style({ flex: 'none' });
export const right = style({
  display: 'flex',
  gap: space[5],
  '@media': { [media.tablet]: { gap: space[3] } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  height: 31,
  ':hover': { color: color.brand },
});
export const loud = style([link, { color: color.brand }]);
export const entry = style({ display: 'flex' });
export const entryWide = style([entry, { '@media': { [media.tablet]: { display: 'none' } } }]);
