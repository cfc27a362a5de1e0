import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { centredRow, inlineRow } from '../../theme/layout.ts';

const { color, fontSize, space } = vars;

export const panel = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  fontSize: fontSize[13],
  lineHeight: '20px',
});
export const person = style({ ...centredRow, gap: space[3], minWidth: 0 });
export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: vars.radius.pill,
  background: color.brandSoft,
  color: color.brandStrong,
  overflow: 'hidden',
});
globalStyle(`${face} > img`, { objectFit: 'cover' });
export const texts = style({ minWidth: 0 });
export const name = style({
  fontSize: fontSize[14],
  fontWeight: 600,
  color: color.inkStrong,
  overflowWrap: 'anywhere',
});
export const quiet = style({ color: color.inkMuted, fontSize: fontSize[12] });
export const mark = style({
  display: 'inline-block',
  marginInlineStart: space[1.5],
  paddingInline: space[1.5],
  borderRadius: 3,
  background: color.brandSoft,
  color: color.brandStrong,
});
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
  paddingBlock: space[2],
  borderRadius: vars.radius.card,
  background: color.sunken,
});
export const figure = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space[1.5],
  fontSize: fontSize[12],
  color: color.inkMuted,
  ':hover': { color: color.brand },
});
export const number = style({ fontSize: fontSize[16], lineHeight: '24px', color: color.inkStrong });
export const links = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] });
export const link = style({
  ...centredRow,
  justifyContent: 'space-between',
  minHeight: 36,
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  color: color.ink,
  ':hover': { borderColor: color.brand, color: color.brand },
});
export const contact = style({ padding: space[3], borderRadius: vars.radius.card, background: color.sunken });
export const phone = style({
  ...inlineRow,
  gap: space[1.5],
  minHeight: 28,
  fontSize: fontSize[16],
  fontWeight: 600,
  color: color.brand,
});
/** As high as the drawer, so the chat's input stays visible. */
export const filled = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' });
export const frame = style({
  flex: 1,
  width: '100%',
  minHeight: 360,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
});
export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: space[4],
  padding: space[3],
});
export const code = style({ display: 'grid', justifyItems: 'center', gap: space[2], textAlign: 'center' });
/** Cameras read codes dark on light only, whatever the theme. */
export const codePicture = style({
  padding: space[2],
  borderRadius: vars.radius.control,
  background: color.codeGround,
  color: color.codeInk,
});
export const codeLabel = style({ display: 'block', fontSize: fontSize[13], color: color.inkStrong });
