import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

export const bare = style({ padding: vars.space[3] });
export const contrastTable = style({ fontSize: vars.fontSize[13], lineHeight: '20px' });
globalStyle(`${contrastTable} :is(th, td)`, { padding: vars.space[1], textAlign: 'start' });
export const contrastCell = style({
  display: 'inline-block',
  minWidth: 64,
  paddingInline: vars.space[2],
  border: '2px solid',
  borderRadius: vars.radius.control,
  fontWeight: 600,
  lineHeight: '24px',
  textAlign: 'center',
  selectors: { '&[data-low]': { outline: `3px solid ${vars.color.danger}` } },
});

export const part = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
});
export const density = style({ display: 'grid', gap: vars.space[1], fontSize: 12, color: vars.color.inkMuted });
export const narrowPart = style([part, { display: 'flex', flexWrap: 'wrap', gap: vars.space[6] }]);
