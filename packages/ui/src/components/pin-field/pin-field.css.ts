import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const pin = style({ position: 'relative', display: 'inline-block' });
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  opacity: 0,
  cursor: 'text',
  // Phones zoom in on text below 16 px.
  fontSize: vars.fontSize[16],
  ':disabled': { cursor: 'not-allowed' },
});
export const cells = style({ display: 'flex', gap: space[2] });
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 48,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.inkStrong,
  selectors: {
    [`${input}:focus ~ ${cells} > &[data-here]`]: { borderColor: color.focus, outline: `1px solid ${color.focus}` },
    [`${input}[aria-invalid] ~ ${cells} > &`]: { borderColor: color.danger },
    [`${input}:disabled ~ ${cells} > &`]: { background: color.ground, borderColor: color.line, color: color.inkMuted },
  },
  '@media': { '(max-width: 359px)': { width: 38 } },
});
export const dot = style({
  width: 10,
  height: 10,
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
