import { style } from '@vanilla-extract/css';
import { centredRow, media, vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const head = style({
  ...centredRow,
  justifyContent: 'space-between',
  minHeight: 44,
  paddingInline: space[5],
  '@media': { [media.phone]: { paddingInline: space[3] } },
});
export const title = style({ fontSize: fontSize[14], fontWeight: 500 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 120px auto',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[2],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '48px minmax(0, 1fr) auto',
      columnGap: space[2],
      paddingInline: space[3],
    },
  },
});
export const goods = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const facts = style({ fontSize: fontSize[12], color: color.inkMuted });
export const reason = style({ fontSize: fontSize[12], color: color.promoInk });
export const price = style({ display: 'grid', justifyItems: 'end' });
export const actions = style({
  ...centredRow,
  justifyContent: 'flex-end',
  minWidth: 150,
  gap: space[1],
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
