import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const text = style({ margin: 0, fontSize: fontSize[13], color: color.inkMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[3] });
export const steps = style({ margin: 0, paddingInlineStart: space[6], fontSize: fontSize[13], listStyle: 'decimal' });
export const scan = style({ display: 'grid', justifyItems: 'center', gap: space[3] });
export const secret = style({ fontFamily: 'monospace', fontSize: fontSize[14], overflowWrap: 'anywhere' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space[2],
  margin: 0,
  marginBlockStart: space[3],
  padding: 0,
  listStyle: 'none',
});
