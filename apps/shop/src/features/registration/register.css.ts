import { style } from '@vanilla-extract/css';
import { centredRow, media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space } = vars;

export const agreement = style({ ...wrappingRow, columnGap: space[1] });
export const textButton = style({
  minHeight: 24,
  color: color.brandStrong,
  ':hover': { textDecoration: 'underline' },
});
export const problem = style({
  flexBasis: '100%',
  fontSize: vars.fontSize[12],
  lineHeight: '18px',
  color: color.danger,
});

/** Fields side by side if there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[4]} ${space[6]}`,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const unbroken = style({ whiteSpace: 'nowrap' });
export const part = style({ ...oneColumn, gap: space[4] });
export const partTitle = style({ fontSize: vars.fontSize[16], lineHeight: '24px' });
export const partNote = style({ fontSize: vars.fontSize[13], color: color.inkMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[3] });
export const documents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const store = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});
export const storeHead = style({ ...centredRow, justifyContent: 'space-between' });
export const newcomerGoods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
