import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize } = vars;

export const panel = style({
  paddingInline: 20,
  background: color.surface,
  borderRadius: vars.radius.card,
  fontSize: fontSize[13],
  '@media': { [media.phone]: { paddingInline: 12 } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  paddingBlock: 6,
  selectors: { '& + &': { borderBlockStart: `1px dashed ${color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
});
export const name = style({ lineHeight: '26px', color: color.inkMuted });
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  rowGap: 2,
  alignItems: 'center',
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      columnGap: 16,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
});
export const option = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 3,
  lineHeight: '26px',
  color: color.inkStrong,
  ':hover': { color: color.brand },
  selectors: { '&[aria-current]': { color: color.brandStrong, fontWeight: 600 } },
});
export const count = style({ fontSize: fontSize[12], fontWeight: 400, color: color.inkMuted });
export const more = style([option, { alignItems: 'center', color: color.inkMuted }]);
export const chosen = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 24,
  paddingInline: 8,
  marginBlock: 1,
  borderRadius: 3,
  background: color.brandSoft,
  color: color.brandStrong,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'line-through' },
});
export const clear = style([option, { color: color.inkMuted }]);
export const chosenGap = style({ columnGap: 8 });
