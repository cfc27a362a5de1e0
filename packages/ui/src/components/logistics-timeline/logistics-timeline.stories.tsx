import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { LogisticsTimeline } from './logistics-timeline.tsx';

const onCopy = fn();
const events = [
  { time: '2026-10-03 09:12', text: '快件派送中，派件员张师傅 138****6021，请保持电话畅通' },
  { time: '2026-10-03 07:40', text: '快件到达【成都锦江营业点】' },
  { time: '2026-10-02 23:18', text: '快件离开【成都转运中心】，发往【成都锦江营业点】' },
  { time: '2026-10-02 16:05', text: '快件到达【成都转运中心】' },
  { time: '2026-10-01 21:30', text: '快件离开【郑州转运中心】，发往【成都转运中心】' },
  { time: '2026-10-01 18:02', text: '仓库已出库，承运商已揽收' },
];
const meta = {
  title: '订单/LogisticsTimeline 物流跟踪',
  component: LogisticsTimeline,
  parameters: usage(
    '订单详情里一个包裹的走向',
    '订单本身的进度用 OrderStatusBar',
    '一个包裹一条时间线，最新的在最上面。分批发货时一批一条。',
  ),
  args: { carrier: '顺达速运', trackingNo: 'SD2026100100018842', events, onCopy },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof LogisticsTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['承运与单号', '可复制', 'div:has(> button) > span'],
    ['各条', '最新的在最上面，颜色不同；到了的另有颜色', 'li'],
    ['展开全部', '超过 4 条才有'],
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: '展开全部 6 条' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: '复制单号' }));
    await expect(onCopy).toHaveBeenCalledWith('SD2026100100018842');
  },
};
export const Arrived: Story = {
  name: '已签收',
  args: { arrived: true, events: [{ time: '2026-10-03 11:26', text: '已签收，签收人：本人' }, ...events.slice(0, 2)] },
};
export const Single: Story = { name: '只有一个', args: { events: events.slice(-1) } };
export const Empty: Story = { name: '空', args: { events: [] } };
export const Loading: Story = { name: '加载中', args: { events: [], loading: true } };
export const LongestText: Story = {
  name: '文字最长',
  args: {
    carrier: '内蒙古自治区呼伦贝尔市医药冷链专线物流有限责任公司',
    trackingNo: 'LENGLIAN202610010001884200000000000000000000123456789',
    events: [
      {
        time: '2026-10-03 09:12',
        text: '冷链车辆在途，车厢温度 4.2℃，预计 2026-10-04 14:00 前送达四川省成都市锦江区春熙路街道总府路某某号某某大厦后门仓库，请安排专人验收并核对温度记录',
      },
    ],
  },
};
