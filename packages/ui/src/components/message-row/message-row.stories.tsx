import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { MessageRow } from './message-row.tsx';

const onOpen = fn();
const onRemove = fn();
const onChange = fn();
const message = {
  kind: '订单',
  title: '您的订单已发货',
  body: '订单 20261001000123 已由顺达速运承运，单号 SD2026100100018842，预计明天送达。',
  time: '2026-10-02 16:05',
  unread: true,
  href: '#order',
};
const meta = {
  title: '账户/MessageRow 消息',
  component: MessageRow,
  parameters: usage('消息中心与右侧栏里的一行消息', '操作之后的结果用 toast', '没有链接的消息点开只标为已读。'),
  args: { message, selection: { checked: false, onChange }, onRemove, onOpen },
} satisfies Meta<typeof MessageRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  name: '未读',
  parameters: anatomy(
    ['勾选', '有 selection 才有', 'label'],
    ['未读', '加粗，并给读屏说「未读」'],
    ['种类、标题、正文', '一起是一个链接；没有地址时是按钮', 'article > a'],
    ['时间', '由外面写好', 'time'],
    ['删除', '有 onRemove 才有', 'article > button'],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 您的订单已发货' }));
    await expect(onChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: '删除 您的订单已发货' }));
    await expect(onRemove).toHaveBeenCalled();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#order');
  },
};
export const Read: Story = { name: '已读', args: { message: { ...message, unread: false } } };
export const WithoutLink: Story = {
  name: '没有链接',
  args: { message: { ...message, href: undefined, kind: '系统', title: '系统将于今晚 23:00 维护' } },
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^未读/ }));
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};
export const Busy: Story = { name: '正在处理', args: { busy: true } };
export const Compact: Story = {
  name: '紧凑',
  args: { compact: true },
  decorators: [(Story) => <div style={{ width: 310 }}>{Story()}</div>],
};
export const Several: Story = {
  name: '几条',
  render: (args) => (
    <div>
      <MessageRow {...args} />
      <MessageRow {...args} message={{ ...message, kind: '资质', title: '《药品经营许可证》25 天后到期' }} />
      <MessageRow {...args} message={{ ...message, kind: '活动', title: '感冒用药满 300 减 20', unread: false }} />
    </div>
  ),
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    message: {
      ...message,
      title: '您求购的“复方氨酚烷胺那敏盐酸伪麻黄碱缓释胶囊（儿童装·无蔗糖型）”已有三家供应商报价，请在三天内确认',
      body: '报价一：内蒙古自治区呼伦贝尔蒙药现代化制药股份有限公司，每盒 12.80 元，最少 1000 盒；报价二：滇南三七药业，每盒 13.10 元；报价三：九岭药业，每盒 13.20 元，现货，当天可发。请进入品种求购查看详情。',
    },
  },
};
