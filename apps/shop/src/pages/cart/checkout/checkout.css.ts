import { globalStyle, style } from '@vanilla-extract/css';
import { footInset, layer, media, oneColumn, tabBarSpace, vars, wrappingRow } from '@yaoji/ui/theme';
import { folded } from './folding-card.css.ts';

export const page = style({ ...oneColumn, gap: vars.space[3], paddingBlock: vars.space[4] });

/** Choices share a row if there is room; an unfolded one takes a full row. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${choices} > :not(:has(> ${folded}))`, { gridColumn: '1 / -1' });

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[4],
  '@media': { [media.phone]: { selectors: { [`${folded} > &`]: { gap: vars.space[1] } } } },
});
globalStyle(`${folded} > ${benefits} > *`, {
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr)',
  columnGap: vars.space[3],
  fontSize: vars.fontSize[13],
});
/** Three choices need the full width of a phone. */
globalStyle(`section:has(> ${folded} > ${benefits}) > ${folded}`, {
  '@media': { [media.phone]: { gridArea: '2 / 1 / auto / -1' } },
});
globalStyle(`section:has(> ${folded} > ${benefits}) > div:first-child > div`, {
  '@media': { [media.phone]: { gridColumn: 3 } },
});

export const subheading = style({
  margin: `0 0 ${vars.space[2]}`,
  fontSize: vars.fontSize[13],
  fontWeight: 600,
  color: vars.color.ink,
  selectors: { [`${folded} &`]: { margin: 0, lineHeight: '22px', fontWeight: 400, color: vars.color.inkMuted } },
});

export const noticeLines = style({ margin: 0, paddingInlineStart: vars.space[4] });
export const concerned = style({ margin: 0, fontSize: vars.fontSize[12], color: vars.color.ink });

export const more = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space[3] });
export const gifts = style({ paddingBlockStart: vars.space[3] });
export const skeleton = style({ paddingBlockStart: vars.space[3] });

export const bottom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, max-content)',
  gap: vars.space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});

export const wallet = style({
  marginBlock: `${vars.space[2]} 0`,
  fontSize: vars.fontSize[12],
  color: vars.color.inkMuted,
});

export const submitBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  ...wrappingRow,
  justifyContent: 'flex-end',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlockEnd: `calc(${vars.space[3]} + ${footInset})`,
  background: vars.color.surface,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  boxShadow: vars.shadow.edge,
  '@media': { [media.phone]: { insetBlockEnd: tabBarSpace } },
});
/** Keeps focused fields above the sticky bar. */
globalStyle(`html:has(body ${submitBar})`, {
  scrollPaddingBlockEnd: 88,
  '@media': { [media.phone]: { scrollPaddingBlockEnd: `calc(88px + ${footInset} + ${tabBarSpace})` } },
});

export const destination = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.fontSize[12],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { display: 'none' } },
});

export const payable = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  fontSize: vars.fontSize[13],
});

/** Dims stale figures while new ones load. */
export const busy = style({ opacity: 0.6 });
