import { style } from '@vanilla-extract/css';
import { media, vars } from '@yaoji/ui/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
});

export const title = style({
  margin: `0 0 ${vars.space[2]}`,
  fontSize: vars.fontSize[16],
  lineHeight: '24px',
  color: vars.color.inkStrong,
});

/** As high as the tabs, whose widths depend on the counts. */
export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 45,
});

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

export const keywords = style({ width: 280, '@media': { [media.phone]: { width: '100%' } } });

export const days = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize[13],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr', width: '100%' } },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

/** The page before, while the next one is on its way. */
export const staleList = style([list, { opacity: 0.6 }]);

export const skeletonBody = style({ marginBlockStart: vars.space[3] });
