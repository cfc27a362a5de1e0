import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, fontSize, space } = vars;
const dotPx = 28;

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const step = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[1],
  fontSize: fontSize[13],
  color: color.inkMuted,
  textAlign: 'center',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: dotPx / 2 - 1,
      insetInlineEnd: 'calc(50% + 22px)',
      width: 'calc(100% - 44px)',
      height: 2,
      background: color.line,
    },
    '&[data-state="done"]::before, &[data-state="here"]::before': { background: color.brand },
    '&[data-state="done"], &[data-state="here"]': { color: color.inkStrong },
    '&[data-state="here"]': { fontWeight: 600, color: color.brandStrong },
  },
});
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: dotPx,
  height: dotPx,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  fontWeight: 400,
  selectors: {
    [`${step}[data-state="done"] > &`]: {
      background: color.brandSoft,
      borderColor: color.brand,
      color: color.brandStrong,
    },
    [`${step}[data-state="here"] > &`]: { background: color.brand, borderColor: color.brand, color: color.onBrand },
  },
});
export const time = style({
  minHeight: 18,
  fontSize: fontSize[12],
  lineHeight: '18px',
  fontWeight: 400,
  color: color.inkMuted,
});
