import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

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
export const promise = style({ display: 'flex', alignItems: 'center', gap: space[4], color: color.brand });
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
export const title = style({ fontSize: vars.fontSize[20], marginBlockEnd: space[2] });
export const captcha = style({ width: 110, height: 36, borderRadius: vars.radius.control, overflow: 'hidden' });
