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
});

/** Pushes what follows to the end of the line, and is not broken in two. */
export const receiver = style({
  flex: '1 0 auto',
  '@media': { [media.phone]: { visibility: 'hidden', height: 0 } },
});

const strong = style({ fontWeight: 600 });

export const status = styleVariants({
  pending: [strong, { color: vars.color.price }],
  paid: [strong, { color: vars.color.warning }],
  shipped: [strong, { color: vars.color.brandStrong }],
  done: [strong, { color: vars.color.success }],
  cancelled: [strong, { color: vars.color.inkMuted }],
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 160px 120px',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lines = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({ display: 'flex', gap: vars.space[3], fontSize: vars.fontSize[13] });
export const picture = style({
  flex: '0 0 auto',
  width: 48,
  height: 48,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});
export const facts = style({ display: 'grid', alignContent: 'start', flex: 1, minWidth: 0 });
export const fact = style({ color: vars.color.inkMuted, fontSize: vars.fontSize[12], lineHeight: '18px' });
export const quantity = style({
  flex: '0 0 auto',
  textAlign: 'end',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const more = style({ fontSize: vars.fontSize[12] });

export const sum = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'flex-end',
      gap: 8,
      borderInlineStart: 0,
    },
  },
});

export const actions = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[2],
  '@media': { [media.tablet]: { display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap' } },
});
