import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Carousel } from './carousel.tsx';

const slides = ['秋冬进补季 满500减45', '中药专区 道地药材直采', '器械专区 血压计低至 8 折'].map((label, index) => ({
  id: label,
  label,
  content: (
    <a
      href={`#${index}`}
      style={{
        display: 'grid',
        placeItems: 'center',
        height: 240,
        background: 'var(--yj-color-brand-soft)',
        color: 'var(--yj-color-brand-strong)',
        fontSize: 28,
      }}
    >
      {label}
    </a>
  ),
}));

const meta = {
  title: '商品/Carousel 轮播',
  component: Carousel,
  parameters: usage('首页横幅等几幅并列的推荐', '必须让每个人都看到的话用 Notice；商品图片用 ImageGallery'),
  args: { label: '首页推荐', slides, intervalMs: 0 },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['一张', '整张是一个链接，图上有字时 `label` 也写', '[role=group] a'],
    ['左右', '只有一张时没有', '[aria-label=上一张]'],
    ['圆点与暂停', '当前一张的圆点拉长', '[aria-label="第 1 张"]'],
  ),
};
export const Single: Story = { name: '只有一个', args: { slides: slides.slice(0, 1) } };
export const Playing: Story = { name: '正在播放', args: { intervalMs: 5000 } };

/** A taller picture is cropped in a frame of fixed height. */
export const TallPicture: Story = {
  name: '长图',
  args: { slides: slides.map((slide) => ({ ...slide, content: <div style={{ height: '100%', minHeight: 600 }} /> })) },
  decorators: [(Story) => <div style={{ height: 240, display: 'grid', gridTemplateRows: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('group');
    await expect(first?.getBoundingClientRect().height).toBe(240);
  },
};

export const ByKeyboard: Story = {
  name: '键盘操作',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '下一张' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '第 2 张' })).toHaveAttribute('aria-current', 'true'),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '第 1 张' })).toHaveAttribute('aria-current', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '第 3 张' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /3 \/ 3/ })).not.toHaveAttribute('inert'));
  },
};

const slideMs = 3000;
const runningClocks = () => {
  const ended = new Set(mocked(window.clearInterval).mock.calls.map(([id]) => id));
  const { calls, results } = mocked(window.setInterval).mock;
  return results.filter(({ value }, index) => calls[index]?.[1] === slideMs && !ended.has(value));
};

export const RestsUnderThePointer: Story = {
  name: '指针停留时不动',
  tags: ['behaviour'],
  args: { intervalMs: slideMs },
  beforeEach: () => {
    spyOn(window, 'setInterval');
    spyOn(window, 'clearInterval');
  },
  play: async ({ canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: '首页推荐' });
    await waitFor(() => expect(runningClocks()).toHaveLength(1));
    await userEvent.hover(carousel);
    await waitFor(() => expect(runningClocks()).toHaveLength(0));
    await userEvent.unhover(carousel);
    await waitFor(() => expect(runningClocks()).toHaveLength(1));
  },
};

export const Pauses: Story = {
  name: '可暂停',
  tags: ['behaviour'],
  args: { intervalMs: 5000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暂停播放' }));
    await expect(canvas.getByRole('button', { name: '继续播放' })).toBeVisible();
  },
};
