import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const text = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const placeholder = style({ color: color.inkMuted });
export const panel = style({ width: 388, maxWidth: '100%', '@media': { [media.phone]: { width: '100%' } } });
export const steps = style({
  display: 'flex',
  gap: space[5],
  marginBlock: `calc(-1 * ${space[2]}) ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const step = style({
  minHeight: 36,
  maxWidth: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: -1,
  ':hover': { color: color.brand },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[aria-current]': { color: color.brandStrong, fontWeight: 600, borderBlockEndColor: color.brand } },
});
export const options = style({
  // `offsetTop` of the options is relative to this element.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[1],
  alignContent: 'start',
  height: 248,
  margin: `calc(-1 * ${space[1]})`,
  padding: space[1],
  overflow: 'auto',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', height: 'min(52dvh, 420px)' } },
});
export const option = style({
  minHeight: 32,
  paddingInline: space[1],
  borderRadius: vars.radius.control,
  fontSize: fontSize[13],
  lineHeight: '16px',
  textAlign: 'center',
  color: color.ink,
  ':hover': { background: color.sunken, color: color.brand },
  selectors: { '&[aria-selected="true"]': { background: color.brandSoft, color: color.brandStrong, fontWeight: 600 } },
  '@media': { [media.phone]: { minHeight: 40 } },
});
export const message = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  height: 240,
  color: color.inkMuted,
});
