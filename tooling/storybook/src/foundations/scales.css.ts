import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const bar = style({ display: 'block', height: 16, background: vars.color.brand });
export const corner = style({
  display: 'block',
  width: 72,
  height: 40,
  border: `1px solid ${vars.color.brand}`,
  background: vars.color.brandSoft,
});
export const shade = style({ display: 'block', width: 120, height: 48, margin: 8, background: vars.color.surface });
const slide = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(160px)' } });
export const moving = style({
  display: 'block',
  width: 24,
  height: 24,
  marginInlineEnd: 160,
  borderRadius: vars.radius.control,
  background: vars.color.brand,
  animation: `${slide} 1s ${vars.motion.ease} infinite alternate`,
});
export const specimen = style({
  display: 'grid',
  gridTemplateColumns: '200px 1fr',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 12,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  fontSize: 12,
});
export const rows = style({ width: '100%' });
export const row = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
});
export const scene = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 220,
  padding: 12,
  background: vars.color.surface,
  fontSize: 14,
  lineHeight: 1.5,
});
export const drawn = style({ display: 'inline-block', padding: '6px 12px' });
