import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.sunken,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  fontSize: vars.fontSize[13],
  color: vars.color.inkMuted,
  '@media': {
    [media.phone]: { columnGap: vars.space[2], paddingInline: vars.space[3], fontSize: vars.fontSize[12] },
  },
});

/** On phones only screen readers get the label. */
export const label = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
/** Pushes the following content to the end of the line; does not wrap. */
export const receiver = style({ flex: '1 0 auto', '@media': { [media.phone]: { display: 'none' } } });

const strong = style({ fontWeight: 600, '@media': { [media.phone]: { marginInlineStart: 'auto' } } });

export const status = styleVariants({
  pending: [strong, { color: vars.color.promoInk }],
  paid: [strong, { color: vars.color.brandStrong }],
  shipped: [strong, { color: vars.color.brandStrong }],
  done: [strong, { color: vars.color.ink }],
  cancelled: [strong, { color: vars.color.inkMuted }],
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 160px 120px',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [media.phone]: { paddingInline: vars.space[3] },
  },
});

export const lines = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.fontSize[13],
  lineHeight: '18px',
});
export const picture = style({
  flex: '0 0 auto',
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});
/** Name and details share a line if there is room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  flex: 1,
  minWidth: 0,
});
export const fact = style({ color: vars.color.inkMuted, fontSize: vars.fontSize[12], lineHeight: '18px' });
export const quantity = style({
  flex: '0 0 auto',
  display: 'grid',
  gridTemplateColumns: 'auto 72px',
  textAlign: 'end',
  '@media': { [media.phone]: { gridTemplateColumns: 'auto' } },
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const more = style({ fontSize: vars.fontSize[12] });

export const sum = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[0.5],
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      justifyItems: 'start',
      borderInlineStart: 0,
    },
  },
});

export const actions = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[2],
  '@media': {
    [media.tablet]: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' },
  },
});
