import type { Preview } from '@storybook/react-vite';
import { densities } from '@yaoji/ui/documented';
import './surroundings.css.ts';

type Choice = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<Choice['toolbar']>['icon']>;

const choice = (description: string, icon: Icon, titles: Record<string, string>): Choice => ({
  description,
  toolbar: {
    title: description,
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

/** Settings in the toolbar. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: choice('明暗', 'circlehollow', { light: '浅色', dark: '深色' }),
  zone: choice('专区', 'paintbrush', { normal: '普通', yx: '包邮专区', zy: '中药专区', qx: '器械专区' }),
  density: choice(
    '密度',
    'component',
    Object.fromEntries(Object.entries(densities).map(([name, { title }]) => [name, `${title}间距`])),
  ),
  textSize: choice('字号', 'zoom', { 100: '字号 100%', 200: '字号 200%' }),
  motion: choice('动效', 'play', { full: '有动效', reduced: '减少动效' }),
  server: choice('服务器（整页）', 'globe', {
    normal: '正常',
    slow: '每个请求 3 秒',
    failing: '请求失败',
    empty: '没有数据',
  }),
};

export const initialGlobals = {
  theme: 'light',
  zone: 'normal',
  density: 'normal',
  textSize: '100',
  motion: 'full',
  server: 'normal',
};

export type Globals = typeof initialGlobals;

/** Applies the toolbar's settings; browsers enlarge text by 200 % like this. */
export function surround(root: HTMLElement, { theme, zone, density, textSize, motion }: Globals): void {
  root.lang = 'zh-CN';
  Object.assign(root.dataset, { theme, zone, density, motion });
  root.style.zoom = String(Number(textSize) / 100);
}

/** Stories in windows of their own open in the page's settings; with others, they would change the page's. */
export const storyAddress = (globals: Globals): string =>
  `iframe.html?globals=${Object.keys(initialGlobals)
    .map((name) => `${name}:${globals[name as keyof Globals]}`)
    .join(';')}`;

/** A story in a window of a documentation page takes the focus, but does not scroll the page to itself. */
export function focusInPlace({
  frameElement,
  HTMLElement,
}: Pick<typeof globalThis, 'frameElement' | 'HTMLElement'>): void {
  if (!frameElement?.ownerDocument.querySelector('#storybook-docs')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
