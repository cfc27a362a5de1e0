import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@yaoji/ui/theme';

const { color, space, fontSize } = vars;

export const goods = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
});
export const facts = style({ display: 'grid', minWidth: 0, gap: space[0.5] });
export const name = style({ color: color.inkStrong });
export const quiet = style({
  fontSize: fontSize[12],
  lineHeight: '18px',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});
export const status = styleVariants({
  pending: { color: color.warning },
  shipped: { color: color.brandStrong },
  done: { color: color.ink },
  cancelled: { color: color.inkMuted },
});
