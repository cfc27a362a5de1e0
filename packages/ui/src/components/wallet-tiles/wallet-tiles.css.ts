import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow } from '../../theme/layout.ts';
import { ellipsis } from '../../theme/text.css.ts';

const { color, fontSize, space } = vars;
const narrow = '(max-width: 599px)';
const medium = '(max-width: 999px)';

export const wallet = style({ containerType: 'inline-size' });
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@container': {
    [medium]: { gap: space[2] },
    [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minWidth: 0,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    'a&:hover': { borderColor: color.brand },
    '&[aria-current]': { borderColor: color.brand, outline: `1px solid ${color.brand}`, outlineOffset: -2 },
  },
  '@container': {
    [medium]: { padding: `${space[3]} ${space[2.5]}` },
    [narrow]: {
      gap: 0,
      padding: `${space[2]} ${space[3]}`,
      selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});
export const label = style({
  ...centredRow,
  gap: space[1.5],
  fontSize: fontSize[13],
  lineHeight: '20px',
  color: color.inkMuted,
});
export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[1],
  minHeight: 28,
  fontSize: fontSize[12],
  color: color.inkMuted,
});
export const figure = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const hint = style([
  ellipsis,
  {
    minHeight: 18,
    fontSize: fontSize[12],
    lineHeight: '18px',
    color: color.inkMuted,
    '@container': { [narrow]: { display: 'none' } },
  },
]);
