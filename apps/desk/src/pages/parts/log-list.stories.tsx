import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect } from 'storybook/test';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { LogList } from './log-list.tsx';

const entry = (id: number, more: Partial<Schemas['LogEntry']> = {}): Schemas['LogEntry'] => ({
  id,
  operator: '周仓管',
  action: '发货 202601010012',
  command: 'desk shipOrder {"id":12}',
  outcome: 'done',
  answer: '',
  before: { status: 'paid' },
  after: { status: 'shipped' },
  createdAt: 1_767_225_600,
  ...more,
});

const meta = {
  ...deskStory,
  title: '工作台/LogList 操作日志',
  component: LogList,
  parameters: { docs: deskDocs('谁在何时做了什么，最近的在前；展开看前后的值。') },
  args: {
    entries: [
      entry(4),
      entry(3, { outcome: 'refused', answer: '订单已发货', action: '取消订单 202601010012', after: null }),
      entry(2, { outcome: 'failed', answer: '数据库没有响应' }),
      entry(1, { outcome: 'begun', before: null, after: null }),
    ],
  },
} satisfies Meta<typeof LogList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Unfolded: Story = {
  name: '展开前后的值',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^发货 202601010012/, { selector: 'li:first-child span' }));
    await expect(canvas.getAllByText('desk shipOrder {"id":12}')[0]).toBeVisible();
  },
};
export const LongText: Story = {
  name: '很长的内容',
  args: {
    entries: [
      entry(1, {
        operator: '欧阳药师长',
        action: '修改商品 复方对乙酰氨基酚薄荷脑颗粒（无糖型）四川省康宁制药有限责任公司 12袋/盒×200盒/件',
        answer: '没有成功：价格低于底价，需要财务负责人和质量负责人分别同意之后才能生效',
      }),
    ],
  },
};
export const Empty: Story = { name: '还没有操作', args: { entries: [] } };
