import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { PictureViewer, type PictureViewerProps } from './picture-viewer.tsx';

const pictures = ['药品经营许可证', '营业执照', '采购委托书'].map((alt) => ({ src: samplePicture(alt), alt }));

function Opened({ pictures, index }: PictureViewerProps) {
  const [at, setAt] = useState(index);
  return (
    <div style={{ minHeight: 560 }}>
      <Button onClick={() => setAt(0)}>查看证照</Button>
      <PictureViewer pictures={pictures} index={at} onClose={() => setAt(null)} />
    </div>
  );
}

const meta = {
  title: '浮层/PictureViewer 看大图',
  component: PictureViewer,
  parameters: framed(560, usage('证照、回单、退货图片看大图', '商品图片用 ImageGallery')),
  args: { pictures, index: null, onClose: () => {} },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof PictureViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['标题', '当前一张的名字', 'h2'],
    ['图', '完整显示', 'dialog img'],
    ['左右与几分之几', '一张时没有', '[aria-label=上一张]'],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看证照' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: '营业执照' })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByText('3 / 3')).toBeVisible();
  },
};
export const Single: Story = { name: '只有一个', args: { pictures: pictures.slice(0, 1), index: 0 } };
export const ReturnsFocus: Story = {
  name: '关闭后焦点回到按钮',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看证照' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看证照' })).toHaveFocus());
  },
};
