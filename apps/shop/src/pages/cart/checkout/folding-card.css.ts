import { globalStyle, style } from '@vanilla-extract/css';
import { centredRow, media, vars } from '@yaoji/ui/theme';
import * as option from './option-cards.css.ts';

export const aside = style({ ...centredRow, gap: vars.space[2] });
export const folded = style({});
/** Hides unselected options, whether a label or a card around one. */
globalStyle(`${folded} fieldset > :not(:has(input:checked))`, { display: 'none' });
// Repeated for specificity: selected options have styles of their own.
globalStyle(`${folded}${folded}${folded} fieldset > *`, {
  justifySelf: 'start',
  padding: 0,
  minHeight: 0,
  border: 0,
  boxShadow: 'none',
  background: 'none',
});
globalStyle(`${folded} fieldset`, { gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${folded} fieldset button`, { display: 'none' });
// Sighted users see plain text; screen readers still announce a choice.
globalStyle(`${folded} fieldset input`, { position: 'absolute', opacity: 0, pointerEvents: 'none' });
globalStyle(`${folded} ${option.title}`, { justifyContent: 'flex-start' });

// Heading, choice and its buttons share a line.
const line = `section:has(> ${folded})`;
globalStyle(line, {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[3],
  '@media': { [media.phone]: { paddingBlock: vars.space[3] } },
});
globalStyle(`${line} > div:first-child`, { display: 'contents' });
globalStyle(`${line} > ${folded}`, { gridArea: '1 / 2' });
globalStyle(`section > ${folded} fieldset > *`, { rowGap: 0 });
