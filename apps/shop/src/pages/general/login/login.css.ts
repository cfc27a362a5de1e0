import { globalStyle, style } from '@vanilla-extract/css';
import { centredRow, media, vars } from '@yaoji/ui/theme';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  alignItems: 'center',
  gap: space[12],
  minHeight: 560,
  marginBlockStart: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: space[6], minHeight: 0 },
  },
});
export const promises = style({
  display: 'grid',
  gap: space[12],
  justifySelf: 'center',
  '@media': { [media.tablet]: { display: 'none' } },
});
export const promise = style({ ...centredRow, gap: space[4], color: color.brand });
export const promiseText = style({ display: 'grid', color: color.inkMuted });
globalStyle(`${promiseText} > strong`, { fontSize: vars.fontSize[20], lineHeight: '32px', color: color.brandStrong });
export const card = style({
  display: 'grid',
  gap: space[4],
  width: '100%',
  maxWidth: 400,
  padding: space[8],
  borderRadius: vars.radius.dialog,
  background: color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.phone]: { padding: space[4] } },
});
export const title = style({ fontSize: vars.fontSize[20] });
export const way = style({ paddingBlockStart: space[4] });
export const advertisement = style({
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [media.tablet]: { display: 'none' } },
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: vars.fontSize[13],
  color: color.inkMuted,
});
export const wechat = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlockStart: space[4],
  textAlign: 'center',
});
/** Reserves the size of the code to avoid a layout shift. */
export const code = style({ display: 'grid', placeItems: 'center', width: 200, minHeight: 202 });
export const muted = style({ fontSize: vars.fontSize[12], lineHeight: '18px', color: color.inkMuted });
