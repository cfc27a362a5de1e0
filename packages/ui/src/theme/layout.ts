import { vars } from './contract.css.ts';

/** Style: parts in a row, centred on each other. */
export const centredRow = { display: 'flex', alignItems: 'center' } as const;

/** Style: a row that goes on in the next line when it is full. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Style: parts below each other, none wider than the column. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Style: parts in a row within a line of text, centred on each other. */
export const inlineRow = { display: 'inline-flex', alignItems: 'center' } as const;

/** Style: one line, then an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Style: two lines, then an ellipsis. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** Style: a card on the page's ground. */
export const surfaceCard = { background: vars.color.surface, borderRadius: vars.radius.card } as const;
