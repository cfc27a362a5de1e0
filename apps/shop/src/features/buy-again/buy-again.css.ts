import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const groups = style({ ...oneColumn, gap: space[4] });
export const heading = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  fontSize: fontSize[13],
  fontWeight: 600,
  color: color.inkStrong,
});
export const quietHeading = style([heading, { color: color.inkMuted }]);
export const lines = style(oneColumn);
export const line = style({
  display: 'grid',
  gridTemplateColumns: '24px 48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: '24px 48px minmax(0, 1fr)', paddingInline: 0 } },
});
export const facts = style({ display: 'grid', minWidth: 0, lineHeight: '18px' });
export const name = style({ fontSize: fontSize[13], lineHeight: '20px', color: color.inkStrong });
export const goneName = style([name, { color: color.inkMuted }]);
export const fact = style({ fontSize: fontSize[12], color: color.inkMuted });
export const note = style({ fontSize: fontSize[12], color: color.warning });
export const figures = style({
  display: 'grid',
  justifyItems: 'end',
  fontSize: fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { gridColumn: '3', display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` },
  },
});
export const before = style({ color: color.inkMuted });
export const now = style({ fontSize: fontSize[13], color: color.inkStrong });
export const outcome = style([line, { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }]);
export const foot = style({ ...wrappingRow, gap: `${space[2]} ${space[4]}`, width: '100%' });
export const sum = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[2],
  marginInlineStart: 'auto',
  fontSize: fontSize[13],
  color: color.inkMuted,
});
