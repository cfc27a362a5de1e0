import { globalStyle, style } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

export const page = style({
  ...oneColumn,
  gap: vars.space[3],
  paddingBlock: `${vars.space[3]} 0`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[2] } },
});
const across = { '@media': { [media.phone]: { gridColumn: '1 / -1' } } };
globalStyle(`${page} > *`, across);
/** On phones; wider windows say it in the settlement. */
export const delivery = style({
  display: 'none',
  margin: 0,
  fontSize: vars.fontSize[12],
  color: vars.color.inkMuted,
  '@media': { [media.phone]: { display: 'block' } },
});
export const problems = style({ display: 'grid', gap: vars.space[3] });

export const proof = style({
  padding: 0,
  border: 0,
  background: 'none',
  minHeight: 24,
  fontSize: vars.fontSize[12],
  color: vars.color.inkMuted,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 3,
  // Touch target larger than the visible text.
  '@media': {
    [media.phone]: { position: 'relative', '::before': { content: '', position: 'absolute', inset: '-8px 0' } },
  },
});

export const summary = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: `0 ${vars.space[3]}`,
  '@media': { [media.phone]: { justifyContent: 'flex-start' } },
});

/** Phones have room only for the possible savings. */
globalStyle(`${summary} > :not(:last-child)`, { '@media': { [media.phone]: { display: 'none' } } });

export const filters = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space[2],
  // On phones, the search shares a row with the select-all box.
  '@media': { [media.phone]: { display: 'contents' } },
});
globalStyle(`${filters} > :first-child`, { maxWidth: '100%', overflowX: 'auto', ...across });
globalStyle(`${filters} + *`, { '@media': { [media.phone]: { gridColumn: 2, paddingInline: vars.space[1] } } });

export const offers = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
});

export const weighs = style({ color: vars.color.price, fontWeight: 600 });
export const quiet = style({ margin: 0, fontSize: vars.fontSize[13], color: vars.color.inkMuted });
export const elsewhere = style([quiet, { padding: `${vars.space[2]} ${vars.space[4]}` }]);

export const skeletonRows = style({ display: 'grid', gap: vars.space[4] });

/** A word in the summary that opens a dialog. */
export const summaryButton = style({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.brandStrong,
  fontSize: vars.fontSize[12],
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

export const coupons = style({ display: 'grid', gap: vars.space[3] });
export const couponsTitle = style({ margin: 0, fontSize: vars.fontSize[13], fontWeight: 600, color: vars.color.ink });
