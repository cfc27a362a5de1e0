import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { AccountPanel } from './account-panel.tsx';
import { MessagePanel } from './message-panel.tsx';
import { ServicePanel } from './service-panel.tsx';

const meta = {
  title: '页面框架/RightPanel 各页的状态',
  component: AccountPanel,
  parameters: usage('给开发者看右侧栏各页在加载、为空、失败时的样子', '页面里的空与错误，用 EmptyState 与 ErrorState'),
  args: { account: null, loginHref: '#login', registerHref: '#register' },
} satisfies Meta<typeof AccountPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const framed = (content: ReactNode) => <div style={{ width: 310 }}>{content}</div>;
export const Visitor: Story = { name: '访客', render: (args) => framed(<AccountPanel {...args} />) };
export const NoMessages: Story = {
  name: '没有消息',
  render: () => framed(<MessagePanel messages={[]} onOpen={fn()} allHref="#wdxx" />),
};
export const MessagesLoading: Story = {
  name: '消息加载中',
  render: () => framed(<MessagePanel messages={[]} loading onOpen={fn()} allHref="#wdxx" />),
};
const onRetry = fn();
export const MessagesFailed: Story = {
  name: '消息加载失败',
  render: () => framed(<MessagePanel messages={[]} onRetry={onRetry} onOpen={fn()} allHref="#wdxx" />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const ChatInPlace: Story = {
  name: '在线客服',
  render: () => framed(<ServicePanel contacts={[{ label: '投诉热线', phone: '400-800-1234' }]} frame="about:blank" />),
};
export const LongestText: Story = {
  name: '文字最长',
  render: (args) =>
    framed(
      <AccountPanel
        {...args}
        account={{
          name: '阿不都热合曼·买买提依明',
          company: '内蒙古自治区呼伦贝尔市鄂伦春自治旗大杨树镇康宁大药房连锁有限公司第三分店',
          marks: ['已认证', '连锁总部', '金牌会员', '优医汇'],
        }}
        figures={[{ id: 'pay', label: '待付款', figure: '12345', href: '#1' }]}
      />,
    ),
};
