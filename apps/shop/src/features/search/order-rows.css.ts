import { style } from '@vanilla-extract/css';
import { centredRow, oneLine, vars } from '@yaoji/ui/theme';

const { color, space, fontSize, radius } = vars;

/** On phones, and below a search field with an advertisement at its side. */
const narrow = '(max-width: 600px)';

export const rows = style({
  containerType: 'inline-size',
  display: 'block',
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlockEnd: space[1],
});
export const body = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 128px 96px 196px',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[1.5],
  paddingInline: space[3],
  selectors: { '&[aria-selected="true"]': { background: color.brandSoft } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space[1] } },
});
/** Room in narrow rows for what is in the cart and was bought last. */
const ownPx = 84;
export const goods = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
  '@container': { [narrow]: { gridRow: 1, gridColumn: '1 / -1', paddingInlineEnd: `calc(${ownPx}px + ${space[1]})` } },
});
export const texts = style({ display: 'grid', lineHeight: '18px' });
export const name = style({ ...oneLine, color: color.inkStrong });
export const mark = style({ background: 'none', color: color.brandStrong, fontWeight: 600 });
export const quiet = style({ ...oneLine, fontSize: fontSize[12], color: color.inkMuted });
export const figures = style({
  display: 'grid',
  justifyItems: 'end',
  lineHeight: '18px',
  '@container': { [narrow]: { justifyItems: 'start' } },
});
export const prices = style({ display: 'flex', alignItems: 'baseline', gap: space[1], whiteSpace: 'nowrap' });
export const blocked = style({ ...oneLine, maxWidth: '100%', fontSize: fontSize[12], color: color.warning });
export const own = style({
  display: 'grid',
  lineHeight: '18px',
  // In room that the product's texts always leave: nothing moves after adding.
  '@container': {
    [narrow]: { gridRow: 1, gridColumn: '1 / -1', justifySelf: 'end', justifyItems: 'end', maxWidth: ownPx },
  },
});
export const inCart = style({ ...oneLine, fontSize: fontSize[12], color: color.success });
export const action = style({ ...centredRow, gap: space[2], justifySelf: 'end' });
export const understood = style({
  marginInline: space[3],
  marginBlock: space[1],
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  background: color.sunken,
  fontSize: fontSize[12],
  color: color.inkStrong,
});
export const often = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: space[1],
  paddingInline: space[3],
  fontSize: fontSize[12],
  color: color.inkMuted,
});
