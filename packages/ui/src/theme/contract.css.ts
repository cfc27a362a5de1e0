import { createGlobalThemeContract } from '@vanilla-extract/css';
import { space } from './tokens.ts';

const colours = {
  /** Trade: buttons, links, selected items. */
  brand: 'brand',
  brandHover: 'brand-hover',
  /** Darker brand for text on `brandSoft`. */
  brandStrong: 'brand-strong',
  brandSoft: 'brand-soft',
  onBrand: 'on-brand',
  /** Only for money and checkout. */
  price: 'price',
  priceHover: 'price-hover',
  priceSoft: 'price-soft',
  onPrice: 'on-price',
  /** Promotion fill (bars); text uses `promoInk`. */
  promo: 'promo',
  promoInk: 'promo-ink',
  promoSoft: 'promo-soft',
  warning: 'warning',
  warningSoft: 'warning-soft',
  danger: 'danger',
  dangerSoft: 'danger-soft',
  success: 'success',
  successSoft: 'success-soft',
  gift: 'gift',
  giftSoft: 'gift-soft',
  star: 'star',
  inkStrong: 'ink-strong',
  ink: 'ink',
  inkMuted: 'ink-muted',
  inkDisabled: 'ink-disabled',
  /** Hairlines. */
  line: 'line',
  /** Borders of interactive elements: at least 3:1. */
  lineStrong: 'line-strong',
  ground: 'ground',
  surface: 'surface',
  /** Slightly sunken parts of a surface: table heads, stepper buttons. */
  sunken: 'sunken',
  /** Fill of disabled buttons. */
  disabledFill: 'disabled-fill',
  overlay: 'overlay',
  /** On `overlay`: arrows and dots over pictures. */
  onOverlay: 'on-overlay',
  focus: 'focus',
  /** The dark rail at the right edge. */
  rail: 'rail',
  railHover: 'rail-hover',
  onRail: 'on-rail',
  /** Behind QR codes: light in every theme. */
  codeGround: 'code-ground',
  codeInk: 'code-ink',
  /** Tooltips and toasts. */
  inverse: 'inverse',
  onInverse: 'on-inverse',
} as const;

/**
 * Roles, not colours. A theme gives each a value, and components read nothing else.
 *
 * @example style({ color: vars.color.ink, padding: vars.space[3] })
 */
export const vars = createGlobalThemeContract(
  {
    color: colours,
    space,
    radius: { control: 'control', card: 'card', dialog: 'dialog', pill: 'pill' },
    fontSize: { 12: '12', 13: '13', 14: '14', 16: '16', 20: '20', 28: '28' },
    font: { body: 'body' },
    motion: { fast: 'fast', normal: 'normal', slow: 'slow', ease: 'ease' },
    shadow: { raised: 'raised', float: 'float', edge: 'edge' },
    size: { content: 'content', card: 'card', rail: 'rail', drawer: 'drawer' },
  },
  (_value, path) =>
    `yj-${path
      .join('-')
      .replace('.', '-')
      .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

export type ColorRole = keyof typeof colours;
