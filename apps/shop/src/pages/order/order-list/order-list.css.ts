import { style } from '@vanilla-extract/css';
import { media, oneColumn, vars, wrappingRow } from '@yaoji/ui/theme';

/** As high as the tabs, whose widths depend on the counts. */
export const tabs = style({ ...oneColumn, alignItems: 'center', minHeight: 45, paddingInline: vars.space[4] });

export const search = style({ ...wrappingRow, gap: vars.space[3], padding: `${vars.space[3]} ${vars.space[4]}` });

export const keywords = style({
  width: 280,
  '@media': { [media.laptop]: { width: 200 }, [media.phone]: { width: 'auto', flex: 1 } },
});

/** On phones the text and the button for the rest share a line; the dates go below. */
export const days = style({ '@media': { [media.phone]: { order: 1, width: '100%' } } });
export const folded = style({ '@media': { [media.phone]: { display: 'none' } } });
/** Out of sight, yet rendered: without a rendered button Safari submits no form of several fields on Enter. */
export const unseen = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const foldedDays = style([days, folded]);
/** Below the dates, so the button that unfolds them stays in place. */
export const unfolded = style({ '@media': { [media.phone]: { order: 2 } } });
export const phoneOnly = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'contents' } },
});

export const list = style({ ...oneColumn, gap: vars.space[3] });

/** The previous page, while the next one loads. */
export const staleList = style([list, { opacity: 0.6 }]);

export const month = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `0 ${vars.space[3]} ${vars.space[2]}`,
  fontSize: vars.fontSize[14],
  color: vars.color.inkStrong,
});
export const monthSum = style({
  fontSize: vars.fontSize[13],
  fontWeight: 400,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const skeletonRows = style({ display: 'grid', gap: vars.space[4], padding: vars.space[3] });
