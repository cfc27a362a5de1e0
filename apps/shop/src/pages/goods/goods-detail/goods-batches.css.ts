import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

const { color, space } = vars;

export const batches = style({ width: '100%' });
globalStyle(`${batches} th, ${batches} td`, {
  textAlign: 'start',
  padding: `${space[1.5]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${batches} th`, { color: color.inkMuted, background: color.sunken });
// On phones a batch has two lines, whose figures name themselves.
const onPhone = (selector: string, look: object) =>
  globalStyle(`${batches} ${selector}`, { '@media': { [media.phone]: look } });
onPhone('thead', { position: 'absolute', clipPath: 'inset(50%)' });
onPhone('tbody', { display: 'block' });
onPhone('tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});
onPhone('td', { padding: 0, border: 0 });
onPhone('td:nth-child(even)', { textAlign: 'end' });
onPhone('td:nth-child(5)', { gridColumn: '1 / -1' });
onPhone('td[data-head]::before', { content: "attr(data-head) ' '", color: color.inkMuted });

export const picture = style({
  marginInlineStart: space[2],
  verticalAlign: 'middle',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  cursor: 'zoom-in',
});
export const quiet = style({ color: color.inkMuted });
