import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { lying } from './lying.ts';

const { color, fontSize } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: color.surface,
  fontSize: fontSize[12],
  lineHeight: '18px',
  // Nobody waits for the layout of cards that are out of sight; the height is that of most cards.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 465px',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover, &:focus-within': { borderColor: color.brand, boxShadow: vars.shadow.raised },
  },
  ...lying({ display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', containIntrinsicBlockSize: 'auto 243px' }),
});
export const cardAlone = style({ containIntrinsicBlockSize: 'auto 245px' });

export const star = style({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  zIndex: 1,
  ...lying({ insetBlockStart: 4, insetInlineEnd: 4 }),
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: 12,
  minWidth: 0,
  ...lying({ paddingInline: '8px 12px', paddingBlockStart: 8 }),
});
export const bodyAlone = style({ paddingBlockStart: 10, ...lying({ gridColumn: '1 / -1', paddingInlineStart: 12 }) });

export const priceRow = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 6,
  height: 38,
  paddingBlockEnd: 3,
});
export const priceRowStarred = style({ paddingInlineEnd: 26, ...lying({ paddingInlineEnd: 26 }) });
export const priceRowLying = style(lying({ paddingInlineEnd: 26, justifyContent: 'flex-start', gap: 10 }));
export const sidePrices = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  lineHeight: '16px',
  color: color.inkMuted,
  whiteSpace: 'nowrap',
});

export const texts = style({ height: 78, overflow: 'hidden' });
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: fontSize[14],
  fontWeight: 500,
  lineHeight: '21px',
  color: color.inkStrong,
});
export const titleLink = style({ selectors: { '&:hover': { color: color.brand } } });
/** Far enough apart for a finger: 24 px between their middles. */
export const tags = style({ marginInlineEnd: 6, display: 'inline-flex', gap: 6 });
export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: color.ink });
export const quiet = style([line, { color: color.inkMuted }]);

export const origin = style({ selectors: { '&:not(:first-child)': { marginInlineStart: 8 } } });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  columnGap: 8,
  marginBlockStart: 6,
  paddingBlockStart: 6,
  borderBlockStart: `1px solid ${color.line}`,
});
export const fact = style({ display: 'flex', gap: 6, overflow: 'hidden', whiteSpace: 'nowrap' });
export const factName = style({ color: color.inkMuted, flex: 'none' });
export const factValue = style({ color: color.ink, overflow: 'hidden', textOverflow: 'ellipsis' });
export const factWarning = style({ color: color.price, fontWeight: 600 });

export const rule = style({
  display: 'flex',
  gap: 8,
  height: 22,
  paddingBlockStart: 4,
  color: color.promoInk,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const ruleText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: 6,
  height: 48,
  paddingInline: 12,
  paddingBlock: '4px 12px',
  marginBlockStart: 'auto',
  ...lying({ paddingInline: '8px 12px', gridTemplateColumns: '116px minmax(0, 1fr)' }),
});
export const footAlone = style(lying({ gridColumn: '1 / -1', paddingInlineStart: 12 }));
export const blocked = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  height: 32,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  background: color.warningSoft,
  color: color.warning,
  lineHeight: '15px',
});
export const blockedText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const blockedFix = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 2,
});
