import { style } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, fontSize } = vars;

export const quiet = style({ display: 'flex', columnGap: 6, color: color.inkMuted });
export const unbroken = style({ whiteSpace: 'nowrap' });
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  lineHeight: '18px',
  fontSize: fontSize[12],
});
const change = style({ fontWeight: 600 });
export const dearer = style([change, { color: color.warning }]);
export const cheaper = style([change, { color: color.success }]);
