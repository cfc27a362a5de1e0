import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';
import { onPaper } from '#shared/layout/on-paper.ts';

/** Ticked by hand on paper. */
export const box = style({
  display: 'block',
  width: 14,
  height: 14,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: 2,
});
export const action = style({
  textAlign: 'end',
  '@media': { [onPaper]: { display: 'none' } },
});
