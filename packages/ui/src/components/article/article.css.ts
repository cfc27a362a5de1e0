import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const article = style({
  padding: `${space[6]} ${space[8]} ${space[8]}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [media.phone]: { padding: space[4] } },
});
export const head = style({
  paddingBlockEnd: space[4],
  marginBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const title = style({ fontSize: fontSize[20], lineHeight: '30px', overflowWrap: 'anywhere' });
export const meta = style({
  marginBlockStart: space[1],
  fontSize: fontSize[12],
  lineHeight: '18px',
  color: color.inkMuted,
});
export const picture = style({
  width: '100%',
  maxWidth: 640,
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  marginBlockEnd: space[4],
  borderRadius: vars.radius.control,
  background: color.sunken,
});
export const foot = style({
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
export const other = style({ fontSize: fontSize[13], lineHeight: '24px', color: color.inkMuted });
export const otherLink = style({ color: color.ink, ':hover': { color: color.brand, textDecoration: 'underline' } });
export const lines = style({ display: 'grid', gap: space[1.5], marginBlockStart: space[6] });

export const body = style({
  // About forty characters per line, as in a book.
  maxWidth: '46em',
  fontSize: fontSize[14],
  lineHeight: 1.85,
  color: color.ink,
  overflowWrap: 'anywhere',
});
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${body} ${selector}`, rule);
globalStyle(`${body} > :first-child`, { marginBlockStart: 0 });
inside(':is(p, ul, ol, table, figure, blockquote, pre)', { marginBlock: '0.8em' });
inside(':is(h1, h2)', { marginBlock: '1.6em 0.6em', fontSize: fontSize[16], lineHeight: '24px' });
inside(':is(h3, h4)', { marginBlock: '1.2em 0.4em', fontSize: fontSize[14], lineHeight: '22px' });
inside('ul', { listStyle: 'disc', paddingInlineStart: '1.6em' });
inside('ol', { listStyle: 'decimal', paddingInlineStart: '1.8em' });
inside('li', { marginBlock: '0.2em' });
// A numbered list of the text itself is drawn as steps; `list-item` counts as `start` and `value` say.
const numberPx = 28;
const stepGap = space[3];
globalStyle(`${body} > ol`, { listStyle: 'none', paddingInlineStart: 0 });
globalStyle(`${body} > ol > li`, {
  position: 'relative',
  minHeight: numberPx,
  marginBlock: 0,
  paddingInlineStart: `calc(${numberPx}px + ${stepGap})`,
  paddingBlockEnd: space[4],
});
globalStyle(`${body} > ol > li::before`, {
  content: 'counter(list-item)',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  width: numberPx,
  borderRadius: vars.radius.pill,
  background: color.brandSoft,
  color: color.brandStrong,
  fontSize: fontSize[13],
  fontWeight: 600,
  lineHeight: `${numberPx}px`,
  textAlign: 'center',
});
globalStyle(`${body} > ol > li:not(:last-child)::after`, {
  content: '',
  position: 'absolute',
  insetInlineStart: numberPx / 2 - 1,
  insetBlock: `calc(${numberPx}px + ${space[1]}) ${space[1]}`,
  borderInlineStart: `2px solid ${color.line}`,
});
globalStyle(`${body} > ol > li > p:first-child`, { marginBlockStart: 0 });
inside('a', { color: color.brand, textDecoration: 'underline', textUnderlineOffset: 3 });
inside(':is(strong, b)', { fontWeight: 600, color: color.inkStrong });
inside('img', { height: 'auto', borderRadius: vars.radius.control });
inside('figcaption', { fontSize: fontSize[12], color: color.inkMuted });
inside('blockquote', {
  paddingInline: space[4],
  paddingBlock: space[0.5],
  borderInlineStart: `3px solid ${color.brand}`,
  background: color.sunken,
});
inside('table', { display: 'block', maxWidth: '100%', overflowX: 'auto', fontSize: fontSize[13], lineHeight: '20px' });
inside(':is(th, td)', {
  padding: `${space[1.5]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  textAlign: 'start',
  minWidth: 72,
  overflowWrap: 'normal',
});
inside('th', { background: color.sunken, fontWeight: 600, color: color.inkStrong, whiteSpace: 'nowrap' });
inside('hr', { margin: '1.6em 0', border: 0, borderBlockStart: `1px solid ${color.line}` });
