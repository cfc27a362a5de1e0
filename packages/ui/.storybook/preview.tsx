import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../src/theme/global.css.ts';

const withTheme: Decorator = (Story, { globals }) => {
  const { theme, zone } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'zh-CN';
    root.dataset.theme = theme;
    root.dataset.zone = zone;
  }, [theme, zone]);
  return <Story />;
};

/** Set where the stories are tests. */
const isTested = Boolean((import.meta as { env?: Record<string, unknown> }).env?.VITE_TESTED);

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: '明暗',
      toolbar: {
        title: '明暗',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
      },
    },
    zone: {
      description: '专区主题',
      toolbar: {
        title: '专区',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: '普通' },
          { value: 'yx', title: '包邮专区' },
          { value: 'zy', title: '中药专区' },
          { value: 'qx', title: '器械专区' },
        ],
      },
    },
  },
  afterEach: async (context) => {
    if (isTested) await (await import('./tested/check-story.ts')).checkStory(context);
  },
  initialGlobals: { theme: 'light', zone: 'normal' },
  parameters: {
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: ['Foundations', 'Controls', 'Feedback', 'Goods', 'Cart', 'Orders', 'Account', 'Layout', 'Screens'],
      },
    },
    viewport: {
      options: {
        desktop: { name: '1440 桌面', styles: size(1440, 900) },
        laptop: { name: '1024 笔记本', styles: size(1024, 768) },
        tablet: { name: '768 平板', styles: size(768, 1024) },
        phone: { name: '390 手机', styles: size(390, 844) },
      },
    },
  },
};

export default preview;
