import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize[13],
  '@media': { [media.phone]: { display: 'block' } },
});

export const head = style({
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  textAlign: 'start',
  '@media': { [media.phone]: { display: 'none' } },
});

export const headCell = style({ padding: `${vars.space[2]} ${vars.space[3]}`, fontWeight: 400, textAlign: 'start' });
export const numberHead = style([headCell, { textAlign: 'end' }]);

export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      paddingBlock: vars.space[2],
      gap: vars.space[1],
    },
  },
});

const cell = style({ padding: `${vars.space[2]} ${vars.space[3]}`, verticalAlign: 'top' });

export const goodsCell = style([
  cell,
  { '@media': { [media.phone]: { gridColumn: '1 / -1', padding: `${vars.space[1]} 0` } } },
]);

export const numberCell = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { padding: 0 } },
  },
]);

export const amount = style([numberCell, { fontWeight: 600, color: vars.color.inkStrong }]);

/** Only wide windows have room for it; the amount holds it already. */
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

export const note = style({
  display: 'inline-block',
  marginBlockStart: 2,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.control,
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.fontSize[12],
  lineHeight: '20px',
});
export const gift = style([note, { background: vars.color.giftSoft, color: vars.color.gift }]);
