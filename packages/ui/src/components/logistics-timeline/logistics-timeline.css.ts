import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const timeline = style({ display: 'grid', gap: space[3], fontSize: fontSize[13], lineHeight: '20px' });
export const head = style({ ...wrappingRow, columnGap: space[3], color: color.inkStrong, fontWeight: 600 });
export const number = style({ fontWeight: 400, overflowWrap: 'anywhere' });
const quietButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: 24,
  fontWeight: 400,
  color: color.inkMuted,
  ':hover': { color: color.brand },
  '@media': { [media.phone]: { minHeight: 40 } },
});
export const copy = style([quietButton]);
export const list = style({ display: 'grid' });
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '136px minmax(0, 1fr)',
  columnGap: space[3],
  paddingInlineStart: space[6],
  paddingBlockEnd: space[3],
  color: color.inkMuted,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: space[1.5],
    insetInlineStart: space[1],
    width: 9,
    height: 9,
    borderRadius: vars.radius.pill,
    background: color.lineStrong,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${space[1.5]} + 12px) -4px`,
      insetInlineStart: space[2],
      width: 1,
      background: color.line,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&[data-latest]': { color: color.inkStrong },
    '&[data-latest]::before': { background: color.brand, boxShadow: `0 0 0 3px ${color.brandSoft}` },
    '&[data-latest="arrived"]::before': { background: color.success },
  },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forcedColors]: { '::before': { background: 'CanvasText !important' } },
  },
});
export const time = style({ '@media': { [media.phone]: { fontSize: fontSize[12], lineHeight: '18px' } } });
export const text = style({
  overflowWrap: 'anywhere',
  selectors: { '[data-latest] > &': { fontWeight: 600 } },
  '@media': { [media.phone]: { order: -1 } },
});
export const more = style([quietButton, { justifySelf: 'start', marginInlineStart: space[6] }]);
