import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, fontSize, space } = vars;

export const footer = style({
  marginBlockStart: space[8],
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: fontSize[13],
  color: color.inkMuted,
  '@media': { [media.phone]: { marginBlockStart: 0, background: 'none' } },
});
/** On a phone only the legal lines stand at the foot. */
export const columns = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[6],
  paddingBlock: space[8],
  '@media': { [media.tablet]: { flexWrap: 'wrap' }, [media.phone]: { display: 'none' } },
});
export const help = style({
  display: 'flex',
  flex: 1,
  justifyContent: 'space-between',
  gap: space[6],
  maxWidth: 640,
  '@media': {
    // There is no room for text next to the hotline and the codes.
    [media.tablet]: { flexBasis: '100%', maxWidth: 'none' },
  },
});
export const heading = style({ fontSize: fontSize[14], marginBlockEnd: space[1.5] });
export const link = style({ display: 'inline-block', lineHeight: '28px', ':hover': { color: color.brand } });
export const contact = style({ display: 'grid', alignContent: 'start', gap: space[1] });
export const phone = style({ fontSize: fontSize[20], lineHeight: '28px', fontWeight: 700, color: color.brand });
export const codes = style({ display: 'flex', gap: space[4] });
export const code = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[1],
  fontSize: fontSize[12],
});
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: fontSize[12],
  lineHeight: '24px',
  '@media': { [media.phone]: { paddingBlock: `0 ${space[3]}`, borderBlockStart: 'none', lineHeight: '18px' } },
});
