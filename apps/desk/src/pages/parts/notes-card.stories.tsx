import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { Refused } from '#testing/fake-server.ts';
import { order } from '#testing/samples.ts';
import { NotesCard } from './notes-card.tsx';

const note = { id: 5, text: '客户要求周五前到货', author: '李销售', isOwn: 0 as const, createdAt: 1_767_225_600 };
const own = { ...note, id: 6, text: '冷柜已空，\n明天上午装车', author: '周仓管', isOwn: 1 as const };

const meta = {
  ...deskStory,
  title: '工作台/NotesCard 内部备注',
  component: NotesCard,
  parameters: {
    docs: deskDocs('一张单或一位客户的标签和备注，只有同事看得到；自己写的能删。'),
    desk: { answers: { listOrderTags: [{ name: '加急', count: 3 }], addOrderNote: order() } },
  },
  args: { of: 'order', record: { id: 12, notes: [own, note], tags: ['加急', '冷链'] } },
} satisfies Meta<typeof NotesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

type Played = Parameters<NonNullable<Story['play']>>[0];
const write = ({ canvas, userEvent }: Played) =>
  userEvent.type(canvas.getByRole('textbox', { name: '内部备注' }), '已备货{Enter}');

export const Default: Story = { name: '默认' };
export const Empty: Story = { name: '还没有备注', args: { record: { id: 12, notes: [], tags: [] } } };
export const LongText: Story = {
  name: '很长的备注',
  args: {
    record: {
      id: 12,
      notes: [
        {
          ...note,
          text: '收货人只在工作日上午九点到十一点在店，货到前请先打电话；发票随货，开四川省康宁大药房连锁有限责任公司。'.repeat(
            3,
          ),
        },
      ],
      tags: ['加急', '冷链', '月结', '重点客户', '先打电话', '随货发票', '整件', '自提', '补差', '样品'],
    },
  },
};
export const Added: Story = {
  name: '添加后清空',
  tags: ['behaviour'],
  play: async (context) => {
    await write(context);
    await context.canvas.findByDisplayValue('');
  },
};
export const Refusing: Story = {
  name: '没有加上，原文还在',
  parameters: { desk: { answers: { addOrderNote: new Refused(409, 40_904, '订单已归档，不能再加备注') } } },
  play: async (context) => {
    await write(context);
    await context.canvas.findByText('订单已归档，不能再加备注');
    await context.canvas.findByDisplayValue('已备货');
  },
};
