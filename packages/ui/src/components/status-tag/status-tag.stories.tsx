import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../stories/usage.ts';
import { StatusTag } from './status-tag.tsx';

const meta = {
  title: '反馈/StatusTag 状态',
  component: StatusTag,
  parameters: usage('列表里或标题后的一个状态词', '促销用 PromotionTag；件数用 Badge', '颜色只表示好坏与缓急。'),
  args: { children: '待处理' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { name: '中性', args: { children: '已关闭' } };
export const Tones: Story = {
  name: '全部色调',
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <StatusTag>已关闭</StatusTag>
      <StatusTag tone="brand">当前门店</StatusTag>
      <StatusTag tone="success">已回复</StatusTag>
      <StatusTag tone="warning">待处理</StatusTag>
      <StatusTag tone="danger">已过期</StatusTag>
    </div>
  ),
};
export const LongestText: Story = {
  name: '文字最长',
  args: { tone: 'danger', children: '未通过：照片不清晰，看不出发证机关的印章' },
};
