import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const scale = 0.5;
const heightPx = 1200;

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 16, padding: 16 });
export const caption = style({ paddingBlockEnd: 4, fontSize: vars.fontSize[12], color: vars.color.inkMuted });
const screen = (widthPx: number) =>
  style({
    width: widthPx * scale,
    height: heightPx * scale,
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    vars: { '--screen-width': `${widthPx}px` },
  });
export const desktop = screen(1440);
export const laptop = screen(1024);
export const phone = screen(390);
export const frame = style({
  width: 'var(--screen-width)',
  maxWidth: 'none',
  height: heightPx,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
});
