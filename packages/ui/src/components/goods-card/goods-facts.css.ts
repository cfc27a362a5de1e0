import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { card } from './goods-card.css.ts';
import { horizontal } from './horizontal.ts';

const { color, space } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  columnGap: space[2],
  marginBlockStart: space[1],
  paddingBlock: space[1],
  borderBlockStart: `1px solid ${color.line}`,
  ...horizontal({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[2.5]}`,
    maxHeight: 36,
    overflow: 'hidden',
    margin: 0,
    padding: 0,
    border: 0,
    gridRow: 2,
    gridColumn: '2 / -1',
  }),
});
export const factsAlone = style(horizontal({ gridColumn: '1 / -1' }));
export const fact = style({
  display: 'flex',
  gap: space[1.5],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  // The case size has its own line there, unless a rule takes it.
  ...horizontal({
    flex: 'none',
    gap: space[1],
    selectors: { [`${card}:has([data-rule]) &:nth-child(4)`]: { display: 'none' } },
  }),
});
export const factName = style({ color: color.inkMuted, flex: 'none' });
export const factValue = style({ color: color.ink, overflow: 'hidden', textOverflow: 'ellipsis' });
export const factWarning = style({ color: color.warning, fontWeight: 600 });
