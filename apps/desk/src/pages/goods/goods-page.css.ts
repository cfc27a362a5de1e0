import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 10,
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  padding: vars.space[3],
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  borderRadius: vars.radius.card,
});
export const figure = style({
  width: '100%',
  height: 26,
  paddingInline: vars.space[1.5],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  textAlign: 'end',
  selectors: {
    'tr:hover &': { borderColor: vars.color.line },
    '&:focus': { borderColor: vars.color.lineStrong, background: vars.color.surface },
    '&[data-edited]': { background: vars.color.warningSoft, borderColor: vars.color.warning },
  },
});
/** Wraps, so that the strength is fully visible to anyone who sets a price. */
export const name = style({ width: 0, minWidth: '100%', textAlign: 'start', overflowWrap: 'anywhere' });
export const period = style([figure, { textAlign: 'start' }]);
/** Effects of new prices, a line for each product. */
export const effects = style({ maxHeight: 160, overflow: 'auto', fontSize: vars.fontSize[13] });
export const picture = style({ display: 'grid', gap: vars.space[1], justifyItems: 'center' });
export const thumbnail = style({ width: 96, height: 96, objectFit: 'contain', border: `1px solid ${vars.color.line}` });
