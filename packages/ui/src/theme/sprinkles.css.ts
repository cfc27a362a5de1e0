import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';

const layout = defineProperties({
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: vars.space,
    padding: vars.space,
    paddingBlock: vars.space,
    paddingInline: vars.space,
    marginBlockStart: vars.space,
    marginBlockEnd: vars.space,
    borderRadius: vars.radius,
    fontSize: vars.fontSize,
    textAlign: ['start', 'center', 'end'],
  },
});

const colour = defineProperties({
  properties: {
    color: {
      brand: vars.color.brand,
      price: vars.color.price,
      promo: vars.color.promoInk,
      warning: vars.color.warning,
      danger: vars.color.danger,
      success: vars.color.success,
      strong: vars.color.inkStrong,
      default: vars.color.ink,
      muted: vars.color.inkMuted,
    },
    background: {
      ground: vars.color.ground,
      surface: vars.color.surface,
      sunken: vars.color.sunken,
      brandSoft: vars.color.brandSoft,
      priceSoft: vars.color.priceSoft,
      promoSoft: vars.color.promoSoft,
      warningSoft: vars.color.warningSoft,
    },
  },
});

/** Class names for common properties, limited to the theme's values. */
export const sprinkles = createSprinkles(layout, colour);
export type Sprinkles = Parameters<typeof sprinkles>[0];
