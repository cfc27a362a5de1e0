import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1.5],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled:not([data-loading]), &[aria-disabled="true"]:not([data-loading])': {
      color: color.inkMuted,
      background: color.disabledFill,
      borderColor: 'transparent',
    },
  },
});

const live = '&:hover:not(:disabled):not([aria-disabled="true"])';

export const tone = styleVariants({
  brand: { background: color.brand, color: color.onBrand, selectors: { [live]: { background: color.brandHover } } },
  price: { background: color.price, color: color.onPrice, selectors: { [live]: { background: color.priceHover } } },
  outline: {
    background: color.surface,
    color: color.ink,
    borderColor: color.lineStrong,
    selectors: { [live]: { color: color.brand, borderColor: color.brand } },
  },
  brandOutline: {
    background: color.surface,
    color: color.brand,
    borderColor: color.brand,
    selectors: { [live]: { background: color.brandSoft, color: color.brandStrong } },
  },
  soft: {
    background: color.brandSoft,
    color: color.brandStrong,
    selectors: { [live]: { borderColor: color.brand } },
  },
  plain: {
    color: color.ink,
    selectors: {
      [live]: { color: color.brand, background: color.sunken },
      '&:disabled:not([data-loading]), &[aria-disabled="true"]:not([data-loading])': { background: 'transparent' },
    },
  },
  danger: {
    background: color.surface,
    color: color.danger,
    borderColor: color.danger,
    selectors: { [live]: { background: color.dangerSoft } },
  },
});

const forThumb = { '@media': { [media.phone]: { height: 44 } } };
export const size = styleVariants({
  small: { height: 28, paddingInline: space[2.5], fontSize: vars.fontSize[13], ...forThumb },
  medium: { height: 32, paddingInline: `calc(${space[3]} + 2px)`, fontSize: vars.fontSize[13], ...forThumb },
  large: { height: 40, paddingInline: space[5], fontSize: vars.fontSize[14], ...forThumb },
  fieldMedium: { height: 36, paddingInline: space[3], fontSize: vars.fontSize[13], ...forThumb },
  field: { height: 44, paddingInline: space[4], fontSize: vars.fontSize[14] },
  huge: { height: 48, paddingInline: space[8], fontSize: vars.fontSize[16] },
});

export const block = style({ width: '100%' });
export const tight = style({ paddingInline: space[1] });

const squareForThumb = { '@media': { [media.phone]: { width: 44 } } };
export const square = styleVariants({
  small: { width: 28, paddingInline: 0, ...squareForThumb },
  medium: { width: 32, paddingInline: 0, ...squareForThumb },
  large: { width: 40, paddingInline: 0, ...squareForThumb },
  huge: { width: 48, paddingInline: 0 },
});

export const content = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] });
export const contentHidden = style({ opacity: 0 });
export const busy = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' });
