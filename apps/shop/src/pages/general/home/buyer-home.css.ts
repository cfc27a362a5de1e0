import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centredRow, media, oneColumn, oneLine, surfaceCard, vars, visuallyHidden } from '@yaoji/ui/theme';

const { color, space, radius, fontSize } = vars;

export const blocks = style({
  ...oneColumn,
  gap: space[3],
  marginBlockStart: space[3],
  '@media': { [media.phone]: { gap: space[2], marginBlockStart: space[2] } },
});
export const below = style({ minHeight: '100dvh', marginBlockStart: space[4] });
export const quiet = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const hidden = visuallyHidden;

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1.2fr) repeat(3, minmax(0, 0.8fr)) minmax(0, 1.6fr)',
  alignItems: 'center',
  paddingBlock: space[2],
  ...surfaceCard,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [media.phone]: { paddingBlock: space[1] },
  },
});
export const who = style({ paddingInline: space[6], '@media': { [media.tablet]: { display: 'none' } } });
export const hello = style({ fontSize: fontSize[16], fontWeight: 600, color: color.inkStrong });
export const tile = style({
  display: 'grid',
  gap: space[0.5],
  minHeight: 52,
  alignContent: 'center',
  paddingInline: space[3],
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
    '&:hover': { color: color.brand },
  },
  '@media': {
    [media.phone]: { paddingInline: space[1], justifyItems: 'center', textAlign: 'center' },
  },
});
export const label = style({
  fontSize: fontSize[12],
  color: color.inkMuted,
  ...oneLine,
  '@media': { [media.phone]: { order: 2 } },
});
export const note = style({ '@media': { [media.phone]: { display: 'none' } } });
export const wide = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const amount = style([wide, { color: color.price }]);
export const wideOnly = style({ display: 'grid', '@media': { [media.phone]: { display: 'none' } } });
/** On phones each card is a tile with a link. */
export const phoneTile = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gap: space[0.5],
      minHeight: 56,
      alignContent: 'center',
      width: '100%',
      paddingInline: space[2.5],
      borderRadius: radius.card,
      background: color.surface,
      textAlign: 'start',
    },
  },
});
export const phoneTitle = style({ fontSize: fontSize[14], fontWeight: 600, color: color.inkStrong });
const figureBase = style({
  ...oneLine,
  fontSize: fontSize[16],
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: fontSize[14], maxWidth: '100%' } },
});
export const figure = styleVariants({
  plain: [figureBase, { color: color.inkStrong }],
  warning: [figureBase, { color: color.warning }],
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(290px, 100%), 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[2] } },
});
// Cards in a row have equal height.
globalStyle(`${cards} > *`, { display: 'grid' });
export const list = style({ display: 'grid', gap: space[3] });
export const paste = style({
  width: '100%',
  height: 92,
  padding: space[3],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.inkStrong,
  font: 'inherit',
  fontSize: fontSize[13],
  lineHeight: '20px',
  resize: 'none',
  selectors: { '&::placeholder': { color: color.inkMuted, opacity: 1 } },
  '@media': { [media.phone]: { height: 64 } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const again = style({ display: 'grid', gap: space[2], fontSize: fontSize[13] });
export const pictures = style({ ...centredRow, gap: space[2], overflow: 'hidden' });
export const picture = style({ flex: 'none', width: 44, height: 44 });

export const due = style({ display: 'grid', gap: space[2], fontSize: fontSize[13] });
export const dueLine = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[2],
  height: 36,
});
export const duePicture = style({ width: 32, height: 32 });
export const dueName = style({
  ...oneLine,
  color: color.inkStrong,
  ':hover': { color: color.brand },
});
export const dueFoot = style({ ...centredRow, justifyContent: 'space-between', gap: space[3] });

export const bought = style({ position: 'relative', ...surfaceCard });
export const title = style({ marginInlineEnd: 'auto', fontSize: fontSize[16], lineHeight: '24px' });
export const boughtHead = style({ ...centredRow, gap: space[3], padding: `${space[2.5]} ${space[4]}` });

export const reminders = style({
  ...centredRow,
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.surface,
  fontSize: fontSize[13],
});
export const reminded = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  gap: `${space[1]} ${space[6]}`,
});
export const back = style({ color: color.success });
