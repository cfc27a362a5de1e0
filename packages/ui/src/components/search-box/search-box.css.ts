import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';
import { searchBare } from '../header/header.css.ts';

const { color, space } = vars;

export const box = style({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  // The panel is as wide as the header there.
  '@media': { [media.phone]: { position: 'static' } },
});
export const form = style({
  display: 'flex',
  height: 40,
  border: `2px solid ${color.brand}`,
  borderRadius: 6,
  background: color.surface,
  selectors: { '&:focus-within': { boxShadow: `0 0 0 2px ${color.brandSoft}` } },
  '@media': { [media.phone]: { borderWidth: 1, borderRadius: 20 } },
});
export const kind = style({
  appearance: 'none',
  border: 0,
  background: 'transparent',
  height: '100%',
  paddingInline: `${space[3]} calc(18px + ${space[2]})`,
  color: color.ink,
  fontSize: vars.fontSize[14],
});
export const kindBox = style({
  position: 'relative',
  flex: 'none',
  borderInlineEnd: `1px solid ${color.line}`,
  marginBlock: space[1.5],
  display: 'flex',
  '@media': { [media.phone]: { selectors: { [`${form}:not(:focus-within) &`]: { display: 'none' } } } },
});
export const kindArrow = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: color.inkMuted,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  paddingInline: space[3],
  background: 'transparent',
  color: color.inkStrong,
  fontSize: vars.fontSize[14],
  textOverflow: 'ellipsis',
  selectors: { '&:focus-visible': { outline: 'none' } },
  // The kind that appears on focus leaves the text where it is.
  '@media': { [media.phone]: { order: -1 } },
});
export const clear = style({
  flex: 'none',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  marginInlineEnd: space[1],
  color: color.inkMuted,
  borderRadius: vars.radius.control,
  ':hover': { color: color.inkStrong },
  '@media': { [media.phone]: { alignSelf: 'stretch', width: 44, height: 'auto', marginInlineEnd: 0 } },
});
export const scan = style({
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  color: color.brandStrong,
  '@media': { [media.phone]: { display: 'grid' } },
});
export const submit = style({
  flex: 'none',
  width: 92,
  background: color.brand,
  color: color.onBrand,
  fontSize: vars.fontSize[14],
  fontWeight: 600,
  letterSpacing: '0.1em',
  textAlign: 'center',
  borderRadius: '0 3px 3px 0',
  ':hover': { background: color.brandHover },
  // The keyboard's search key submits there.
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
export const panel = style({
  position: 'absolute',
  zIndex: layer.float,
  insetInline: 0,
  // Right below the field, over the hot words.
  insetBlockStart: `calc(40px + ${space[1]})`,
  border: `1px solid ${color.line}`,
  borderRadius: 6,
  '@media': { [media.phone]: { insetBlockStart: '100%', borderInline: 0, borderRadius: 0 } },
  background: color.surface,
  boxShadow: vars.shadow.float,
  fontSize: vars.fontSize[13],
  overflow: 'hidden',
});
export const list = style({ maxHeight: 'min(560px, 70vh)', overflow: 'auto', paddingBlock: space[1] });
export const option = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: 34,
  alignItems: 'center',
  paddingInline: space[3],
  color: color.ink,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.brandSoft, color: color.brandStrong } },
});
export const optionNote = style({ color: color.inkMuted, flex: 'none', maxWidth: '50%', ...oneLine });
export const message = style({ paddingBlock: space[2.5], paddingInline: space[3], color: color.inkMuted });
/** The press target reaches over the message's padding. */
export const nothing = style({
  marginBlock: `calc(-1 * ${space[2.5]})`,
  paddingBlock: space[2.5],
  paddingInline: space[3],
  color: color.brand,
  fontWeight: 600,
  ':hover': { textDecoration: 'underline' },
});
export const hot = style({
  display: 'flex',
  gap: space[3],
  height: 24,
  marginBlockStart: space[0.5],
  alignItems: 'center',
  fontSize: vars.fontSize[12],
  color: color.inkMuted,
  overflow: 'hidden',
  flexWrap: 'wrap',
  selectors: { [`${searchBare} &`]: { display: 'none' } },
  '@media': { [media.phone]: { display: 'none' } },
});
export const hotWord = style({
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand },
});
