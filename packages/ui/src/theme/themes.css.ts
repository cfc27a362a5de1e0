import { assignVars, globalStyle } from '@vanilla-extract/css';
import { brandShades } from './brand-shades.ts';
import { vars } from './contract.css.ts';
import { darkThemes, lightThemes } from './themes/all.ts';
import { normal } from './themes/normal.ts';
import { qx } from './themes/qx.ts';
import { yx } from './themes/yx.ts';
import { zy } from './themes/zy.ts';
import { fontFamily, fontSize, layoutPx, motion, radius, shadow, space } from './tokens.ts';
import type { Zone } from './zone.ts';

globalStyle(':root', {
  vars: {
    ...assignVars(vars.color, normal),
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.fontSize, fontSize),
    ...assignVars(vars.font, { body: fontFamily }),
    ...assignVars(vars.motion, motion),
    ...assignVars(vars.shadow, shadow.light),
    ...assignVars(vars.size, {
      content: `${layoutPx.content}px`,
      card: `${layoutPx.card}px`,
      rail: `${layoutPx.rail}px`,
      drawer: `${layoutPx.drawer}px`,
    }),
  },
  colorScheme: 'light',
});

const shades = brandShades(vars.color);
// Before all named themes, which may set more; the default theme has shades of its own.
globalStyle('[data-theme]:where(:not([data-theme="light"]))', {
  vars: Object.fromEntries(
    Object.entries(shades).map(([role, shade]) => [vars.color[role as keyof typeof shades], shade]),
  ),
});

for (const [name, colours] of Object.entries(lightThemes))
  if (colours !== normal) globalStyle(`[data-theme="${name}"]`, { vars: assignVars(vars.color, colours) });

for (const [name, colours] of Object.entries(darkThemes))
  globalStyle(`[data-theme="${name}"]`, {
    vars: {
      ...assignVars(vars.color, colours),
      ...assignVars(vars.shadow, shadow.dark),
    },
    colorScheme: 'dark',
  });

const brandVars = (brand: Zone['light']) => ({
  [vars.color.brand]: brand.brand,
  [vars.color.brandHover]: brand.brandHover,
  [vars.color.brandStrong]: brand.brandStrong,
  [vars.color.brandSoft]: brand.brandSoft,
  [vars.color.onBrand]: brand.onBrand,
  [vars.color.focus]: brand.focus,
});

for (const [name, zone] of Object.entries({ yx, zy, qx })) {
  globalStyle(`[data-zone="${name}"]`, { vars: brandVars(zone.light) });
  for (const theme of Object.keys(darkThemes))
    globalStyle(`[data-theme="${theme}"] [data-zone="${name}"], [data-theme="${theme}"][data-zone="${name}"]`, {
      vars: brandVars(zone.dark),
    });
}
