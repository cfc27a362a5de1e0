import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ellipsis } from '../../theme/text.css.ts';

const { color, fontSize, space } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[0.5],
  minWidth: 0,
  padding: space[3],
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
  lineHeight: '18px',
  textAlign: 'center',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'a&:hover': { borderColor: color.brand, boxShadow: vars.shadow.raised } },
});
export const mark = style({
  width: 120,
  maxWidth: '100%',
  height: 60,
  overflow: 'hidden',
});
export const name = style([
  ellipsis,
  {
    maxWidth: '100%',
    fontSize: fontSize[14],
    lineHeight: '20px',
    fontWeight: 600,
    color: color.inkStrong,
    selectors: { 'a:hover > &': { color: color.brand } },
  },
]);
export const quiet = style([ellipsis, { maxWidth: '100%', minHeight: 18, color: color.inkMuted }]);
export const count = style({ color: color.ink });
