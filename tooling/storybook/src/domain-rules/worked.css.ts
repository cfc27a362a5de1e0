import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const worked = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: 24,
  marginBlock: '12px 24px',
  color: vars.color.ink,
});
export const code = style({
  width: '100%',
  padding: 12,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.ink,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 13,
  lineHeight: '20px',
  fieldSizing: 'content',
  resize: 'vertical',
  whiteSpace: 'pre',
  overflowX: 'auto',
});
export const value = style({ fontSize: 20, lineHeight: '44px', fontVariantNumeric: 'tabular-nums' });
export const failed = style({ color: vars.color.danger, fontSize: 13, lineHeight: '20px' });
