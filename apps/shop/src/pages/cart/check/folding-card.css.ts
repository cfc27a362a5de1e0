import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const aside = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const folded = style({});
/** What is not chosen, whether it is a label or a card around one. */
globalStyle(`${folded} fieldset > :not(:has(input:checked))`, { display: 'none' });
// Repeated, for what is chosen has a look of its own.
globalStyle(`${folded}${folded}${folded} fieldset > *`, {
  padding: 0,
  minHeight: 0,
  border: 0,
  boxShadow: 'none',
  background: 'none',
});
globalStyle(`${folded} fieldset button`, { display: 'none' });
