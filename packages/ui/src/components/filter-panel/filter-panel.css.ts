import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inlineRow, wrappingRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const panel = style({
  paddingInline: space[5],
  background: color.surface,
  borderRadius: vars.radius.card,
  fontSize: fontSize[13],
  // Phones have a sheet instead.
  '@media': { [media.phone]: { display: 'none' } },
});
export const menus = style({ ...wrappingRow, columnGap: space[1], minHeight: 44 });
export const menu = style({
  ...inlineRow,
  gap: space[1],
  height: 32,
  paddingInline: space[2],
  marginInlineStart: `calc(-1 * ${space[2]})`,
  marginInlineEnd: space[2],
  borderRadius: vars.radius.control,
  color: color.inkStrong,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: color.brand, background: color.brandSoft },
    '&[data-chosen]': { color: color.brandStrong, fontWeight: 600 },
  },
});
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[1],
  maxHeight: 280,
  overflow: 'auto',
});
export const fold = style({
  ...inlineRow,
  gap: space[1],
  minHeight: 32,
  marginInlineStart: 'auto',
  fontSize: fontSize[12],
  color: color.inkMuted,
  ':hover': { color: color.brand },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  paddingBlock: space[1.5],
  borderBlockStart: `1px dashed ${color.line}`,
});
export const name = style({ lineHeight: '26px', color: color.inkMuted });
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[0.5],
  alignItems: 'center',
});
export const option = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[1],
  lineHeight: '26px',
  color: color.inkStrong,
  ':hover': { color: color.brand },
  selectors: { '&[aria-current]': { color: color.brandStrong, fontWeight: 600 } },
});
export const count = style({ fontSize: fontSize[12], fontWeight: 400, color: color.inkMuted });
export const more = style([option, { alignItems: 'center', color: color.inkMuted }]);
export const chosen = style({
  ...inlineRow,
  gap: space[1],
  height: 24,
  paddingInline: space[2],
  marginBlock: 1,
  borderRadius: 3,
  background: color.brandSoft,
  color: color.brandStrong,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'line-through' },
});
export const clear = style([option, { color: color.inkMuted }]);
export const chosenOnes = style({ ...wrappingRow, columnGap: space[2] });
