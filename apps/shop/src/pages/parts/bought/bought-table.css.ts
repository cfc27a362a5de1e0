import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, fontSize } = vars;

export const quiet = style({ fontSize: fontSize[12], color: color.inkMuted });
export const unbroken = style({ whiteSpace: 'nowrap' });
export const last = style({
  display: 'grid',
  lineHeight: '18px',
  fontSize: fontSize[12],
  '@media': { [media.phone]: { display: 'flex', columnGap: 8 } },
});
const change = style({ fontWeight: 600 });
export const dearer = style([change, { color: color.warning }]);
export const cheaper = style([change, { color: color.success }]);
