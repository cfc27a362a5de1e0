import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const list = style({ ...centredRow, fontSize: vars.fontSize[14], color: color.inkMuted });
export const step = style({
  ...centredRow,
  gap: space[2],
  whiteSpace: 'nowrap',
  selectors: {
    '& + &::before': {
      content: '',
      width: 'clamp(12px, 5vw, 72px)',
      height: 1,
      marginInlineEnd: space[2],
      marginInlineStart: space[4],
      background: color.line,
    },
    '&[data-state="done"]': { color: color.brandStrong },
    '&[data-state="done"] + &::before': { background: color.brand },
    '&[aria-current]': { color: color.brandStrong, fontWeight: 600 },
  },
  '@media': {
    [media.tablet]: { selectors: { '& + &::before': { marginInlineStart: space[2] } } },
    // Phones have room for the current step only.
    [media.phone]: {
      selectors: {
        '&:not([aria-current])': { position: 'absolute', insetInlineStart: 0, clipPath: 'inset(50%)' },
        '&[aria-current]': { color: color.inkStrong, fontSize: vars.fontSize[16] },
        '& + &::before': { display: 'none' },
      },
    },
  },
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[13],
  selectors: {
    [`${step}[aria-current] > &`]: { background: color.brand, borderColor: color.brand, color: color.onBrand },
    [`${step}[data-state="done"] > &`]: { background: color.brandSoft, borderColor: color.brand },
  },
});
export const name = style({
  '@media': { [media.tablet]: { selectors: { [`${step}:not([aria-current]) > &`]: { display: 'none' } } } },
});
