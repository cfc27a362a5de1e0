import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { footInset, layer, layoutPx, tabBarSpace } from '../../theme/tokens.ts';

const { color, fontSize, space } = vars;

const container = 'yj-data-table';
/** Below a width of the table, unless rows are cards. */
const below = (px: number) => ({
  [media.wide]: { '@container': { [`${container} (max-width: ${px - 1}px)`]: { display: 'none' } } },
});

const rowHeight = createVar();
export const dense = style({ vars: { [rowHeight]: '32px' } });
export const frame = style({
  containerType: 'inline-size',
  containerName: container,
  // A container has no width of its own.
  width: '100%',
  background: color.surface,
  borderRadius: vars.radius.card,
  fontSize: fontSize[13],
});
export const table = style({
  width: '100%',
  '@media': { [media.phone]: { display: 'block' } },
});
export const head = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockStart: 0,
  height: 36,
  paddingInline: space[2],
  background: color.sunken,
  boxShadow: `inset 0 -1px ${color.line}`,
  color: color.inkMuted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space[4], borderStartStartRadius: vars.radius.card },
    '&:last-child': { paddingInlineEnd: space[4], borderStartEndRadius: vars.radius.card },
  },
});
/** A heading that sorts. */
export const sort = style({
  display: 'inline-flex',
  gap: space[1],
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.inkStrong },
});
/** Below the compact header. */
export const headLow = style({ insetBlockStart: layoutPx.compactHeader });
const phoneBlock = { [media.phone]: { display: 'block' } };
export const part = style({ '@media': phoneBlock });
export const headPart = style({ '@media': { [media.phone]: { display: 'none' } } });
export const row = style({
  selectors: { '&:hover, &:focus-within': { background: color.sunken } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[1]} ${space[3]}`,
      padding: space[3],
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});
export const cell = style({
  height: fallbackVar(rowHeight, '40px'),
  paddingBlock: space[0.5],
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'middle',
  selectors: { '&:first-child': { paddingInlineStart: space[4] }, '&:last-child': { paddingInlineEnd: space[4] } },
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[1.5],
      height: 'auto',
      minHeight: 24,
      padding: 0,
      border: 0,
      minWidth: 0,
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label)',
          color: color.inkMuted,
          flex: 'none',
          fontSize: fontSize[12],
        },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '&:empty': { display: 'none' },
      },
    },
  },
});
export const wide = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
export const priority = styleVariants({
  always: {},
  laptop: { '@media': { ...below(960), [media.phone]: { display: 'none' } } },
  laptopOrCard: { '@media': below(960) },
  tablet: { '@media': below(720) },
});
export const foot = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockEnd: 0,
  paddingBlockEnd: footInset,
  background: color.surface,
  boxShadow: `inset 0 1px ${color.line}`,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  '@media': { [media.phone]: { insetBlockEnd: tabBarSpace } },
});
export const footCell = style({
  padding: `${space[2]} ${space[4]}`,
  '@media': { [media.phone]: { paddingInline: space[3] } },
});
export const message = style({ paddingInline: space[4], textAlign: 'center' });
