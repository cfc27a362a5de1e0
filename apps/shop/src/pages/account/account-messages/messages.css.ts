import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, space } = vars;

/** As high as the tabs. */
export const tabs = style({
  ...oneColumn,
  alignItems: 'center',
  minHeight: 45,
  paddingInline: space[4],
  '@media': { [media.phone]: { paddingInline: space[2] } },
});
export const list = style(oneColumn);
export const stale = style([list, { opacity: 0.6 }]);
export const toolbar = style({
  ...wrappingRow,
  gap: space[3],
  minHeight: 44,
  paddingInline: space[4],
  background: color.sunken,
  '@media': { [media.phone]: { paddingInline: space[2] } },
});
export const count = style({ fontSize: vars.fontSize[13], color: color.inkMuted });
export const skeleton = style({ display: 'grid', gap: space[3], padding: space[4] });
