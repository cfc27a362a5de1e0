import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';
import { linePicturePx } from './line-goods.css.ts';

const container = 'order-lines';
/** Below this width, which includes narrow windows with the member menu, a line is a block instead of a row. */
const narrow = `${container} (max-width: 559px)`;

export const frame = style({ containerType: 'inline-size', containerName: container });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize[13],
  '@container': { [narrow]: { display: 'block' } },
});

export const head = style({
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'none' } },
});

export const headCell = style({ padding: `${vars.space[2]} ${vars.space[3]}`, fontWeight: 400, textAlign: 'start' });
export const numberHead = style([headCell, { textAlign: 'end' }]);

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto 1fr',
      paddingBlock: vars.space[2],
      gap: `0 ${vars.space[2]}`,
    },
  },
});

const cell = style({ padding: `${vars.space[2]} ${vars.space[3]}`, verticalAlign: 'top' });

export const goodsCell = style([
  cell,
  { '@container': { [narrow]: { gridColumn: '1 / -1', padding: `${vars.space[1]} 0` } } },
]);

export const numberCell = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [narrow]: {
        padding: 0,
        // Under the text, next to the picture.
        selectors: { '&:nth-child(2)': { paddingInlineStart: `calc(${linePicturePx}px + ${vars.space[3]})` } },
      },
    },
  },
]);

export const amount = style([numberCell, { fontWeight: 600, color: vars.color.inkStrong }]);

/** Only wide tables have room for it; the amount already includes it. */
export const wideOnly = style({ '@container': { [narrow]: { display: 'none' } } });

export const note = style({
  display: 'inline-block',
  marginBlockStart: vars.space[0.5],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.control,
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.fontSize[12],
  lineHeight: '20px',
});
export const gift = style([note, { background: vars.color.giftSoft, color: vars.color.gift }]);
