import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space } = vars;

export const contract = style({ ...oneColumn, gap: space[4], maxWidth: 760, marginInline: 'auto' });
export const head = style({ display: 'grid', justifyItems: 'center', gap: space[1], textAlign: 'center' });
export const title = style({ fontSize: vars.fontSize[20], lineHeight: '28px' });
export const version = style({ fontSize: vars.fontSize[12], color: color.inkMuted });
export const text = style({
  maxHeight: '56vh',
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflowY: 'auto',
  '@media': { [media.phone]: { maxHeight: 'none', padding: space[3] } },
});
export const parties = style({ display: 'flex', flexWrap: 'wrap', gap: space[6], marginBlockStart: space[6] });
/** Room for the seal, which overlaps the name. */
export const party = style({
  position: 'relative',
  flex: '1 1 260px',
  selectors: { '&:has(img)': { minHeight: 120 } },
});
const nameStartPx = 96;
export const seal = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: nameStartPx, height: 120 });
export const sign = style({ ...wrappingRow, justifyContent: 'center', gap: space[4] });
export const problem = style({ fontSize: vars.fontSize[12], color: color.danger });
