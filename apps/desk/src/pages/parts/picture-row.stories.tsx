import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { PictureRow } from './picture-row.tsx';

const page = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><text x="12" y="84" font-size="18">${text}</text></svg>`,
  )}`;

const meta = {
  ...deskStory,
  title: '工作台/PictureRow 图片',
  component: PictureRow,
  parameters: { docs: deskDocs('买家传来的图片：点开放大，PDF 另开窗口。', '320px') },
  args: { name: '营业执照', pictures: [page('第 1 页'), page('第 2 页')] },
} satisfies Meta<typeof PictureRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Readable: Story = { name: '大到能看清文字', args: { isReadable: true } };
export const WithPdf: Story = {
  name: '有一份 PDF',
  args: { pictures: [page('第 1 页'), '/desk/api/files/2.pdf'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '营业执照 2（PDF）' })).toHaveAttribute('target', '_blank');
  },
};
export const Many: Story = {
  name: '很多张',
  args: { pictures: Array.from({ length: 20 }, (_, at) => page(`第 ${at + 1} 页`)) },
};
export const Enlarged: Story = {
  name: '放大',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放大营业执照 2' }));
    await screen.findByRole('dialog');
  },
};
export const None: Story = {
  name: '没有图片，不显示',
  tags: ['behaviour'],
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
