import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { sampleFilm } from '../../../stories/film.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { usage } from '../../../stories/usage.ts';
import { ImageGallery } from './image-gallery.tsx';

const pictures = ['正面', '背面', '侧面', '说明书', '批件', '开盒', '药片'].map((name) => ({
  src: samplePicture(name),
}));

const meta = {
  title: '商品/ImageGallery 商品图片',
  component: ImageGallery,
  parameters: usage('商品详情的多张图片', '证照、回单的大图用 PictureViewer；横幅用 Carousel'),
  args: { alt: '六味地黄丸', pictures },
  decorators: [(Story) => <div style={{ width: 400, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof ImageGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[S14] 一次五张缩略图',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^第/ })).toHaveLength(5);
    for (let press = 0; press < 4; press += 1) await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expect(canvas.getByRole('button', { name: '第 5 张，共 7 张' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('button', { name: /^第/ })).toHaveLength(5);
  },
};
export const ByKeyboard: Story = {
  name: '键盘操作',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '第 1 张，共 7 张' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '第 3 张，共 7 张' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Enlarges: Story = {
  name: '放大查看',
  args: { onEnlarge: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await userEvent.click(canvas.getByRole('button', { name: '放大查看 六味地黄丸' }));
    await expect(args.onEnlarge).toHaveBeenCalledWith(1);
  },
};
export const Single: Story = { name: '只有一个', args: { pictures: pictures.slice(0, 1) } };
export const None: Story = { name: '没有图片', args: { pictures: [] } };
export const WithFilm: Story = {
  name: '带视频',
  parameters: anatomy(
    ['大图', '鼠标移上去放大；onEnlarge 时点开看原图', 'img'],
    ['播放视频', '有 video 才有，按了才下载', 'button:not([aria-label])'],
    ['缩略图', '一次五张，只有一张时不出现', '[role=group] button'],
    ['前后箭头', '到头就不能按', '[aria-label=上一张]'],
  ),
  args: { video: sampleFilm, onEnlarge: fn() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '播放视频' }));
    await expect(canvasElement.querySelector('video')).toHaveAttribute('src', sampleFilm);
    await expect(canvas.queryByRole('button', { name: /放大查看/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '第 2 张，共 7 张' }));
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '播放视频' }));
    await userEvent.click(canvas.getByRole('button', { name: '回到图片' }));
    await expect(canvas.getByRole('img', { name: '六味地黄丸' })).toBeVisible();
  },
};
