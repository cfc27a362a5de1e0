import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';

const { color, fontSize, space } = vars;

export const menu = style({
  position: 'relative',
  zIndex: layer.sticky,
  flex: 'none',
  width: 200,
  '@media': { [media.tablet]: { width: 148 }, [media.phone]: { display: 'none' } },
});
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  height: 40,
  paddingInline: space[5],
  background: color.brand,
  color: color.onBrand,
  fontSize: fontSize[14],
  fontWeight: 600,
  ':focus-visible': { outlineOffset: -4, outlineColor: color.onBrand },
  '@media': { [media.tablet]: { paddingInline: space[3] } },
});
export const panel = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '100%',
  width: '100%',
  minWidth: 200,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
});
export const panelStill = style({ position: 'static', boxShadow: 'none', height: '100%' });
export const list = style({ paddingBlock: space[1.5] });
export const entry = style({ position: 'static' });
export const entryLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  height: 38,
  paddingInline: `${space[5]} ${space[3]}`,
  color: color.inkStrong,
  fontSize: fontSize[14],
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&:hover, &[aria-expanded="true"]': { background: color.brandSoft, color: color.brandStrong } },
});
export const entryIcon = style({ width: 20, height: 20, flex: 'none' });
export const entryName = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const more = style({ color: color.inkMuted, display: 'inline-flex' });
export const flyout = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '100%',
  // As wide and high as its content.
  width: 'max-content',
  maxWidth: 'min(720px, calc(100vw - 260px))',
  padding: `${space[3]} ${space[6]}`,
  background: color.surface,
  borderInlineStart: `1px solid ${color.line}`,
  boxShadow: vars.shadow.raised,
  borderRadius: `0 0 ${vars.radius.card} 0`,
});
export const groups = style({ display: 'grid', gap: space[3] });
export const group = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'baseline',
});
export const groupName = style({
  fontSize: fontSize[13],
  fontWeight: 600,
  color: color.inkStrong,
  ':hover': { color: color.brand },
});
/** At most four columns; one line next to the heading of a group. */
export const children = style({ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', columnGap: space[6] });
globalStyle(`${group} > ${children}`, { display: 'flex', flexWrap: 'wrap', columnGap: space[4] });
export const child = style({
  fontSize: fontSize[13],
  lineHeight: '32px',
  color: color.ink,
  ':hover': { color: color.brand },
});
