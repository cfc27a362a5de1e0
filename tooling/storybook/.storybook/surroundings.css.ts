import { globalStyle } from '@vanilla-extract/css';
import { densities, space } from '@yaoji/ui/documented';
import { vars } from '@yaoji/ui/theme';

for (const [name, { factor }] of Object.entries(densities)) {
  const spaces = Object.entries(space).map(([step, size]) => [
    vars.space[Number(step) as keyof typeof space],
    `${Number.parseFloat(size) * factor}px`,
  ]);
  globalStyle(`[data-density="${name}"]`, { vars: Object.fromEntries(spaces) });
}

globalStyle('[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after', {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
});

// The page around a part. It has no reset, as many apps have none; pages of the shop and the documentation load `reset.css`.
globalStyle('body', {
  background: vars.color.ground,
  color: vars.color.ink,
  font: `${vars.fontSize[14]}/1.5 ${vars.font.body}`,
  fontVariantNumeric: 'tabular-nums',
});
