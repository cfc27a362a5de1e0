import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/layout.ts';

const { color, fontSize, space } = vars;
const narrow = '(max-width: 599px)';

const row = style({
  containerType: 'inline-size',
  borderInlineStart: '3px solid transparent',
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
  fontSize: fontSize[13],
  selectors: { '&:hover, &:focus-within': { background: color.sunken } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 4fr) minmax(0, 7fr) 72px 100px 92px',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1.5],
  minHeight: 55,
  padding: `${space[1.5]} ${space[4]} ${space[1.5]} calc(${space[4]} - 3px)`,
  '@container': {
    [narrow]: { gridTemplateColumns: '64px minmax(0, 1fr) auto', paddingBlock: space[3] },
  },
});
export const edge = styleVariants({
  plain: [row],
  warning: [row, { borderInlineStartColor: color.warning }],
  danger: [row, { borderInlineStartColor: color.danger }],
  success: [row, { borderInlineStartColor: color.success }],
});
export const include = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const number = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });
const fullRow = { '@container': { [narrow]: { gridColumn: '1 / -1' } } };
export const text = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  color: color.ink,
  '@container': { [narrow]: { gridColumn: '2 / -1' } },
});
export const match = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], ...fullRow });
export const goods = style({ ...wrappingRow, alignItems: 'baseline', columnGap: space[2], minWidth: 0 });
export const name = style({ color: color.inkStrong, ':hover': { color: color.brand } });
export const quiet = style({ color: color.inkMuted, fontSize: fontSize[12] });
const fitTag = style({
  whiteSpace: 'nowrap',
  paddingInline: space[1],
  borderRadius: 3,
  fontSize: fontSize[12],
  lineHeight: '16px',
});
export const fit = styleVariants({
  success: [fitTag, { background: color.brandSoft, color: color.brandStrong }],
  warning: [fitTag, { background: color.warningSoft, color: color.warning }],
  danger: [fitTag, { background: color.dangerSoft, color: color.danger }],
});
export const equal = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[1] });
export const mark = style([fitTag, { background: color.sunken, color: color.ink }]);
const note = style({ fontSize: fontSize[12], lineHeight: '16px' });
export const message = styleVariants({
  plain: [note, { color: color.inkMuted }],
  warning: [note, { color: color.warning }],
  danger: [note, { color: color.danger }],
  success: [note, { color: color.brandStrong }],
});
export const price = style({ textAlign: 'end' });
export const amount = style({ textAlign: 'end' });
