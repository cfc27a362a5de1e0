import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const editor = style({ display: 'grid', gridTemplateColumns: '380px 1fr', height: '100vh' });
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: 16,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const title = style({ fontSize: 20 });
export const stack = style({ display: 'grid', justifyItems: 'start', gap: 12 });
export const group = style({ paddingBlock: 8, color: vars.color.inkStrong, fontSize: 14, fontWeight: 600 });
export const role = style({
  display: 'grid',
  gridTemplateColumns: '32px 1fr 84px auto',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  fontSize: 12,
  lineHeight: '18px',
});
export const colour = style({ width: 32, height: 32, border: 0, background: 'none', cursor: 'pointer' });
export const hex = style({
  width: 84,
  height: 28,
  paddingInline: 6,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontFamily: 'monospace',
});
export const purpose = style({ color: vars.color.inkMuted });
export const low = style({ color: vars.color.danger, fontSize: 12 });
export const fine = style({ color: vars.color.success, fontSize: 12 });
export const file = style({
  width: '100%',
  maxHeight: 220,
  padding: 8,
  overflow: 'auto',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: 12,
  lineHeight: '18px',
});
export const actions = style({ display: 'flex', gap: 8 });
export const preview = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  background: vars.color.ground,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 8,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const frame = style({ height: '100%', marginInline: 'auto', border: 0, background: vars.color.surface });
