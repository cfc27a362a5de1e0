import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Talk } from './talk.tsx';

const meta = {
  title: '订单/Talk 沟通记录',
  component: Talk,
  parameters: usage('售后与求购里双方来往的记录', '通知用 MessageRow；评论与客服聊天不在此处'),
  args: {
    entries: [
      { side: 'own', author: '我', time: '2026-10-03 09:12', text: '六味地黄丸少了两盒，请核对。' },
      { side: 'other', author: '客服', time: '2026-10-03 10:40', text: '已核对出库记录，确实少发两盒，今天补发。' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof Talk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '沟通记录' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const WithAttachment: Story = {
  name: '带附件',
  parameters: anatomy(['一条', '谁、何时、说了什么；自己的在右', 'li'], ['附件', '图片等；可省', 'li > span']),
  args: {
    entries: [
      { side: 'own', author: '我', time: '2026-10-03 09:12', text: '外箱受潮', attachment: <span>图片一张</span> },
    ],
  },
};
export const Longest: Story = {
  name: '内容最长',
  args: {
    entries: [
      {
        side: 'other',
        author: '客服',
        time: '2026-10-03 10:40',
        text: `${'已核对出库记录和承运商的交接单，'.repeat(12)}\n运单号：${'SD2026100100018842'.repeat(4)}`,
      },
    ],
  },
};
