import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '@yaoji/ui/styles.css';
import { loadServer, withShop } from '../src/shop/show-shop.tsx';
import { readableArgTypes } from './arg-types.ts';
import { sourceText } from './source-text.ts';
import { focusInPlace, type Globals, globalTypes, initialGlobals, surround } from './surroundings.ts';

/** Alone in its window a story uses the window's surroundings; in a documentation page it has its own box. */
const withSurroundings: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const settings = { ...initialGlobals, ...globals } as Globals;
  const { theme, zone, density, textSize, motion } = settings;
  useLayoutEffect(() => {
    if (viewMode !== 'docs') surround(document.documentElement, { theme, zone, density, textSize, motion });
  }, [viewMode, theme, zone, density, textSize, motion]);
  if (viewMode !== 'docs' || Object.keys(storyGlobals).length === 0) return <Story />;
  return (
    <div
      data-theme={theme}
      data-zone={zone}
      style={{ color: 'var(--yj-color-ink)', background: 'var(--yj-color-ground)' }}
    >
      <Story />
    </div>
  );
};

/** True when stories run as tests. */
const isTested = Boolean((import.meta as { env?: Record<string, unknown> }).env?.VITE_TESTED);
// Generous, so that a busy machine, or a page with many stories in windows of their own, slows a story down but never fails it.
configure({ asyncUtilTimeout: 60_000 });

focusInPlace(window);

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

const preview: Preview = {
  decorators: [withShop, withSurroundings],
  loaders: [loadServer],
  tags: ['autodocs'],
  argTypesEnhancers: [readableArgTypes],
  globalTypes,
  initialGlobals,
  afterEach: async (context) => {
    if (isTested) await (await import('../src/tested/check-story.ts')).checkStory(context);
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      source: { transform: sourceText },
      // Loaded on demand, so that tests load no documentation.
      container: lazy(() => import('../src/docs/surrounded.tsx')),
      page: lazy(() => import('../src/docs/part.tsx')),
      stories: { filter: ({ tags }: { tags: string[] }) => !tags.includes('behaviour') },
      // Components that documentation pages use without an import.
      components: {
        Part: lazy(() => import('../src/docs/part.tsx')),
        Examples: lazy(async () => ({ default: (await import('../src/docs/examples.tsx')).Examples })),
        Do: lazy(async () => ({ default: (await import('../src/docs/examples.tsx')).Do })),
        Dont: lazy(async () => ({ default: (await import('../src/docs/examples.tsx')).Dont })),
        Rows: lazy(async () => ({ default: (await import('../src/docs/rows.tsx')).Rows })),
        Anatomy: lazy(async () => ({ default: (await import('../src/docs/anatomy.tsx')).Anatomy })),
        Keys: lazy(async () => ({ default: (await import('../src/docs/rows.tsx')).Keys })),
      },
    },
    options: {
      storySort: {
        order: [
          '开始',
          ['欢迎', '自己的商城页', '规则算例', '主题编辑器', '错误目录', '升级', '*'],
          '基础',
          ['颜色', '角色图解', '对比度', '字体', '间距与层次', '动效', '图标', '商品图', '密度', '文案', '变量', '*'],
          '操作',
          '表单',
          '导航',
          '反馈',
          '浮层',
          '商品',
          '购物车',
          '订单',
          '账户',
          '内容',
          '页面框架',
          '模式',
          ['找商品', '比较', '加入购物车', '购物车', '结算', '出错', '空状态', '长列表', '带附件的表单'],
          '整页',
          ['总览', '首页', '找商品', '下单', '订单与账户', '*'],
          '商城组件',
          '工作台',
        ],
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
