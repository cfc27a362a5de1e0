import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { sampleGoods } from '../../../stories/goods.ts';
import { usage } from '../../../stories/usage.ts';
import { GoodsPicture } from './goods-picture.tsx';

const meta = {
  title: '商品/GoodsPicture 商品图',
  component: GoodsPicture,
  parameters: usage('列表、卡片、订单里一张商品小图', '多张图与放大用 ImageGallery；证照用 PictureViewer'),
  args: { src: sampleGoods[0]?.pictures?.[0]?.src, alt: '六味地黄丸' },
  decorators: [(Story) => <div style={{ width: 230, height: 230 }}>{Story()}</div>],
} satisfies Meta<typeof GoodsPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Small: Story = {
  name: '小号',
  args: { size: 40 },
  decorators: [(Story) => <div style={{ width: 40, height: 40 }}>{Story()}</div>],
};
export const None: Story = { name: '没有图片', args: { src: undefined } };
export const Failed: Story = {
  name: '失败',
  tags: ['behaviour'],
  args: { src: 'data:image/png;base64,AAAA', eager: true },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('img', { name: '六味地黄丸' })).toHaveTextContent('暂无图片')),
};

/** Failed in HTML from a server, before React listened. */
export const FailedBeforeReact: Story = {
  name: '脚本运行前图片已失败',
  tags: ['behaviour'],
  args: { src: 'data:image/png;base64,AAAA', eager: true },
  render: () => <div data-testid="server" />,
  play: async ({ canvas, args }) => {
    const place = canvas.getByTestId('server');
    place.innerHTML = renderToString(<GoodsPicture {...args} />);
    const image = place.querySelector('img') as HTMLImageElement;
    await waitFor(() => expect(image.complete).toBe(true));
    hydrateRoot(place, <GoodsPicture {...args} />);
    await waitFor(() => expect(place).toHaveTextContent('暂无图片'));
  },
};
