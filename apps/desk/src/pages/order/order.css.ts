import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';
import { pictureFrame } from '#pages/parts/page.css.ts';
import { onPaper } from '#shared/layout/on-paper.ts';

const { color, space, radius, fontSize } = vars;

/** Readable at arm's length, next to the boxes. */
const base = style({
  minHeight: 88,
  padding: space[4],
  borderRadius: radius.card,
  fontSize: fontSize[28],
  lineHeight: 1.3,
});
export const sign = styleVariants({
  none: [base, { background: color.sunken, color: color.inkMuted }],
  right: [base, { background: color.successSoft, color: color.success }],
  wrong: [base, { background: color.danger, color: color.surface }],
});
/** Ticked by hand on paper. */
export const box = style({
  display: 'block',
  width: 14,
  height: 14,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: 2,
});
/** A row's checkbox before its link. */
export const chosen = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const action = style({ textAlign: 'end', '@media': { [onPaper]: { display: 'none' } } });
export const slip = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)', gap: space[4] });
export const frame = style([pictureFrame, { height: 220 }]);
/** Of a parcel. */
export const contents = style({ marginBlock: space[3], fontSize: fontSize[13] });
