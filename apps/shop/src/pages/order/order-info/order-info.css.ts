import { style, styleVariants } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

const { color, fontSize, space } = vars;

export const stand = style({ ...oneColumn, gap: space[6] });
export const statusHead = style({ ...wrappingRow, justifyContent: 'space-between', gap: `${space[3]} ${space[4]}` });
export const status = style({ fontSize: fontSize[20], lineHeight: '28px', color: color.inkStrong });
export const statusNote = style({ fontSize: fontSize[13], color: color.inkMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const events = style({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  background: color.sunken,
  borderRadius: vars.radius.control,
  fontSize: fontSize[13],
});
export const eventTime = style({
  marginInlineEnd: space[4],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** Stops below the compact header when scrolled to. */
export const track = style({ scrollMarginBlockStart: 72 });
export const parcels = style({ ...oneColumn, gap: space[6] });

export const contents = style({ marginBlockStart: space[3], fontSize: fontSize[13], color: color.ink });
export const contentsTitle = style({ fontSize: fontSize[13], fontWeight: 600, color: color.inkStrong });
export const contentsBatches = style({ marginInlineStart: space[4], color: color.inkMuted });

export const missing = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: `${space[0.5]} ${space[4]}`,
  marginBlockStart: space[1],
  fontSize: fontSize[13],
});

export const services = style({ ...oneColumn, fontSize: fontSize[13] });
export const service = style({
  display: 'grid',
  gridTemplateColumns: '120px 72px 1fr auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minHeight: 40,
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.phone]: { gridTemplateColumns: '1fr auto', paddingBlock: space[2] } },
});
const serviceStand = style({ '@media': { [media.phone]: { textAlign: 'end' } } });
export const serviceStatus = styleVariants({
  open: [serviceStand, { color: color.warning }],
  over: [serviceStand, { color: color.inkMuted }],
});
export const serviceFigure = style({ textAlign: 'end', color: color.ink });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(224px, 100%), 1fr))',
  gap: space[6],
  '@media': { [media.laptop]: { gap: space[4] } },
});
export const groupTitle = style({
  marginBlockEnd: space[2],
  fontSize: fontSize[14],
  fontWeight: 600,
  color: color.inkStrong,
});

/** Aligns the sums with the table's last column. */
export const amounts = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${space[4]} ${space[3]} 0`,
  '@media': { [media.phone]: { paddingInline: 0 } },
});
