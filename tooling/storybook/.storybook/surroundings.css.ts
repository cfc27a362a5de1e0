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
