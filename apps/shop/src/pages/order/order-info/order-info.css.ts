import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
});

export const statusHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const status = style({
  margin: 0,
  fontSize: vars.fontSize[20],
  lineHeight: '28px',
  color: vars.color.inkStrong,
});
export const statusNote = style({ margin: 0, fontSize: vars.fontSize[13], color: vars.color.inkMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: `${vars.space[6]} 0`,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
  '@media': { [media.phone]: { marginBlock: vars.space[4] } },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  paddingBlockStart: vars.space[6],
  color: vars.color.inkMuted,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 'calc(50% - 6px)',
      zIndex: 1,
      width: 12,
      height: 12,
      borderRadius: vars.radius.pill,
      background: vars.color.surface,
      border: `2px solid ${vars.color.lineStrong}`,
      boxSizing: 'border-box',
    },
    '&:not(:first-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 5,
      insetInlineStart: '-50%',
      width: '100%',
      height: 2,
      background: vars.color.line,
    },
  },
});

export const stepDone = style([
  step,
  {
    color: vars.color.inkStrong,
    selectors: {
      '&::before': { background: vars.color.brand, borderColor: vars.color.brand },
      '&:not(:first-child)::after': { background: vars.color.brand },
    },
  },
]);

export const stepLabel = style({ fontSize: vars.fontSize[14], lineHeight: '22px' });
export const stepTime = style({
  fontSize: vars.fontSize[12],
  lineHeight: '18px',
  minHeight: 18,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const events = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: vars.space[3],
  listStyle: 'none',
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize[13],
});
export const eventTime = style({
  marginInlineEnd: vars.space[4],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
export const groupTitle = style({
  margin: `0 0 ${vars.space[2]}`,
  fontSize: vars.fontSize[14],
  fontWeight: 600,
  color: vars.color.inkStrong,
});
export const facts = style({ display: 'grid', gap: vars.space[1], margin: 0, fontSize: vars.fontSize[13] });
export const fact = style({ display: 'flex', gap: vars.space[3] });
export const term = style({ flex: '0 0 70px', color: vars.color.inkMuted });
export const value = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' });

export const amounts = style({ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: vars.space[4] });
