import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'start',
  columnGap: 8,
  minHeight: 40,
  paddingBlock: 5,
  paddingInline: '12px 8px',
  border: '1px solid',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize[13],
  lineHeight: '20px',
});
const toned = (ink: string, soft: string) =>
  style([base, { color: ink, background: soft, borderColor: `color-mix(in srgb, ${ink} 24%, ${soft})` }]);
export const notice = styleVariants({
  info: [toned(color.brandStrong, color.brandSoft)],
  success: [toned(color.success, color.successSoft)],
  warning: [toned(color.warning, color.warningSoft)],
  danger: [toned(color.danger, color.dangerSoft)],
});
export const icon = style({ flex: 'none', display: 'inline-flex', paddingBlock: 6 });
export const text = style({ paddingBlock: 4, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 600, marginInlineEnd: 8 });
export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 28,
  '@media': { [media.phone]: { gridArea: '2 / 2' } },
});
export const close = style({ gridColumn: 4 });
