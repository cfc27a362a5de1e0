import { fontFamily, normal } from '@yaoji/ui/documented';
import { Children, cloneElement, createElement, type PropsWithChildren, type ReactElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { panelTitles } from './words.ts';

const svg = (width: number, rest: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" font-family="sans-serif" font-weight="700"><rect width="32" height="32" rx="6" fill="${normal.brand}"/><text x="16" y="23" text-anchor="middle" font-size="19" fill="${normal.onBrand}">药</text>${rest}</svg>`,
  )}`;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '药集 组件库',
    brandImage: svg(140, `<text x="42" y="23" font-size="17" fill="${normal.inkStrong}">药集 组件库</text>`),
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: normal.brand,
    colorSecondary: normal.brand,
    appBg: normal.ground,
    appContentBg: normal.surface,
    appBorderColor: normal.line,
    textColor: normal.inkStrong,
    textMutedColor: normal.inkMuted,
    barSelectedColor: normal.brand,
    fontBase: fontFamily,
  }),
  sidebar: { showRoots: true },
});

/** A title in Chinese, with the count that the addon shows after its own word. */
const named = (Title: (props: object) => ReactElement<PropsWithChildren>, word: string) => () => {
  let shown = Title({});
  while (typeof shown.type === 'function') shown = (shown.type as typeof Title)(shown.props);
  const [, ...counts] = Children.toArray(shown.props.children);
  return cloneElement(shown, {}, createElement('span', null, word), ...counts);
};

// After the addons that add them.
addons.register('yaoji/panels', () => {
  for (const [id, panel] of Object.entries(addons.getElements(types.PANEL))) {
    const word = panelTitles[id];
    if (word)
      Object.assign(panel, { title: typeof panel.title === 'function' ? named(panel.title as never, word) : word });
  }
});

document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.setAttribute('href', svg(32, ''));
