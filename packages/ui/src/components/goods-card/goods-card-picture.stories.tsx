import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { ordinary, sampleGoods } from '../../../stories/goods.ts';
import { clamp, limits } from '../../../stories/quantity.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { GoodsCard, type GoodsCardProps } from './goods-card.tsx';

type Buying = Extract<GoodsCardProps, { quantity: string }>;

const meta = {
  title: '商品/GoodsCard 商品卡片 图片',
  component: GoodsCard,
  parameters: framed(520, usage('商品卡片上的图片：多张时可看前五张', '详情页的大图，用 ImageGallery')),
  args: {
    goods: sampleGoods[0] ?? ordinary,
    quantity: '10',
    limits,
    clamp,
    onQuantityChange: fn(),
    onAdd: fn(),
    favourite: false,
    onFavourite: fn(),
    headingLevel: 2,
  },
  decorators: [(Story) => <div style={{ width: 230 }}>{Story()}</div>],
} satisfies Meta<Buying>;
export default meta;
type Story = StoryObj<Buying>;

export const ThumbnailsOnHover: Story = {
  name: '悬停换缩略图',
  parameters: anatomy(
    ['图', '链接到详情，键盘不停两次', 'article img'],
    ['小图', '多张时，悬停或聚焦才加载，至多五张', '[role=group] button'],
    ['角标', '促销与状态，至多两个', '[role=group] + div'],
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '第 2 张' })).toBeNull();
    canvas.getByRole('button', { name: '收藏 六味地黄丸' }).focus();
    const second = await canvas.findByRole('button', { name: '第 2 张' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: '第 2 张' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const MorePictures: Story = {
  name: '[S14] 超过五张，缩略图一次五张',
  args: {
    goods: {
      ...ordinary,
      pictures: Array.from({ length: 7 }, (_, index) => ({ src: `${ordinary.pictures?.[0]?.src ?? ''}#${index}` })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '收藏 阿莫西林胶囊' }).focus();
    const strip = await canvas.findByRole('group', { name: '阿莫西林胶囊 图片' });
    const inView = () =>
      [...strip.children].filter((thumb) => {
        const { left, right } = thumb.getBoundingClientRect();
        const box = strip.getBoundingClientRect();
        return left >= box.left && right <= box.right;
      }).length;
    await expect(inView()).toBe(5);
    const isInView = (name: string) => {
      const { left, right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      const box = strip.getBoundingClientRect();
      return left >= box.left && right <= box.right;
    };
    await userEvent.click(canvas.getByRole('button', { name: '后五张' }));
    await waitFor(() => expect(isInView('第 7 张')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: '前五张' }));
    await waitFor(() => expect(isInView('第 1 张')).toBe(true));
    canvas.getByRole('button', { name: '收藏 阿莫西林胶囊' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: '第 7 张' })).toHaveAttribute('aria-pressed', 'true');
    await expect(inView()).toBe(5);
  },
};
