import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const range = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const box = style({
  width: 'auto',
  marginInlineEnd: space[1],
  '@media': { [media.phone]: { width: '100%', marginInlineEnd: 0 } },
});
export const day = style({
  flex: 1,
  width: 116,
  minWidth: 0,
  height: '100%',
  border: 0,
  background: 'transparent',
  outline: 'none',
  fontSize: fontSize[13],
  ':focus-visible': { outline: 'none' },
});
globalStyle(`${day}::-webkit-calendar-picker-indicator`, { marginInlineStart: space[0.5], cursor: 'pointer' });
export const until = style({ flex: 'none', fontSize: fontSize[13], color: color.inkMuted });
export const preset = style({
  minHeight: 28,
  '@media': { [media.phone]: { minHeight: 44 } },
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  fontSize: fontSize[13],
  color: color.ink,
  ':hover': { color: color.brand },
  selectors: { '&[aria-pressed="true"]': { background: color.brandSoft, color: color.brandStrong, fontWeight: 600 } },
});
