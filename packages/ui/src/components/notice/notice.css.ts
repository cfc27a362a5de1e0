import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { link } from '../link/link.css.ts';

const { color, space } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'start',
  columnGap: space[2],
  minHeight: 40,
  paddingBlock: `calc(${space[1]} + 1px)`,
  paddingInline: `${space[3]} ${space[2]}`,
  border: '1px solid',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize[13],
  lineHeight: '20px',
});
/** The brand's colour is too pale for text on its soft ground. */
globalStyle(`${base} ${link.brand}`, { color: 'inherit', textDecoration: 'underline' });
const toned = (ink: string, soft: string) =>
  style([base, { color: ink, background: soft, borderColor: `color-mix(in srgb, ${ink} 24%, ${soft})` }]);
export const notice = styleVariants({
  info: [toned(color.brandStrong, color.brandSoft)],
  success: [toned(color.success, color.successSoft)],
  warning: [toned(color.warning, color.warningSoft)],
  danger: [toned(color.danger, color.dangerSoft)],
});
export const icon = style({ flex: 'none', display: 'inline-flex', paddingBlock: space[1.5] });
export const text = style({ paddingBlock: space[1], overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 600, marginInlineEnd: space[2] });
export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 28,
  '@media': { [media.phone]: { gridArea: '2 / 2' } },
});
export const close = style({ gridColumn: 4 });
