import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { Difference } from './difference.tsx';
import { CardTable, Rows } from './rows.tsx';

const meta = {
  ...deskStory,
  title: '工作台/CardTable 卡片里的小表',
  component: CardTable,
  parameters: { docs: deskDocs('卡片里的小表：列从不隐藏，窄了就横向滚动；数字列靠右。', '320px') },
  args: {
    label: '包裹',
    heads: ['快递单号', '快递公司', '件数'],
    figures: ['件数'],
    rows: [
      { key: 1, cells: ['SF1234567890', '顺丰', '3'] },
      { key: 2, cells: ['JD9876543210', '京东', '12'] },
    ],
  },
} satisfies Meta<typeof CardTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Labelled: Story = { name: '显示表名', args: { isLabelled: true } };
export const LongText: Story = {
  name: '很长的内容，表格横向滚动',
  args: {
    heads: ['商品', '批号', '有效期', '生产企业', '数量', '件数'],
    rows: [
      {
        key: 1,
        cells: [
          '复方对乙酰氨基酚薄荷脑颗粒（无糖型）',
          'A20260801-KN-0012',
          '2028-07-31',
          '四川省康宁制药有限责任公司成都分公司',
          '12000',
          '128',
        ],
      },
    ],
  },
};
export const Empty: Story = { name: '空', args: { rows: [] } };
export const Texts: Story = {
  name: '只有文字（Rows）',
  render: () => (
    <Rows
      label="读不懂的行"
      heads={['行', '内容', '原因']}
      rows={[['3', '六味地黄丸', '没有价格']]}
      endsInFigures={false}
    />
  ),
};
export const Changed: Story = {
  name: '刚被他人修改（Difference）',
  render: () => (
    <Difference
      fields={[
        { label: '价格', seen: '12.80', now: '13.20' },
        { label: '备注', seen: '', now: '整盒出售' },
      ]}
    />
  ),
};
