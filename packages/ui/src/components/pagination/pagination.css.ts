import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inlineRow, wrappingRow } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const nav = style({ ...wrappingRow, justifyContent: 'center', gap: space[2], fontSize: vars.fontSize[13] });

export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 32,
  height: 32,
  paddingInline: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover:not(:disabled)': { color: color.brand, borderColor: color.brand },
    '&[aria-current]': { background: color.brand, borderColor: color.brand, color: color.onBrand, fontWeight: 600 },
    '&:disabled': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.phone]: { minWidth: 44, height: 44 } },
});

export const number = style({ '@media': { [media.phone]: { display: 'none' } } });
export const gap = style([number, { minWidth: 20, textAlign: 'center', color: color.inkMuted }]);
export const place = style({ color: color.inkMuted, whiteSpace: 'nowrap' });
export const phonePlace = style([place, { display: 'none', '@media': { [media.phone]: { display: 'inline' } } }]);
export const compact = style({ ...inlineRow, gap: space[1], fontSize: vars.fontSize[13] });
export const compactPage = style([page, { minWidth: 28, height: 28, paddingInline: 0 }]);
