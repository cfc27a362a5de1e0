import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: 24,
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
export const proof = style({ width: 240, textAlign: 'start', fontWeight: 400 });
