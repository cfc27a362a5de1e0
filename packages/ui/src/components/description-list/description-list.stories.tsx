import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Price } from '../price/price.tsx';
import { DescriptionList } from './description-list.tsx';

const items = [
  { label: '通用名', value: '六味地黄丸' },
  { label: '批准文号', value: '国药准字Z41020000' },
  { label: '生产厂家', value: '豫西本草制药' },
  { label: '剂型', value: '浓缩丸' },
  { label: '条形码', value: '' },
  { label: '建议零售价', value: <Price value="18.56" size="small" tone="ink" /> },
  { label: '功能主治', value: '滋阴补肾。用于肾阴亏损，头晕耳鸣，腰膝酸软，骨蒸潮热，盗汗遗精，消渴。', wide: true },
];
const meta = {
  title: '内容/DescriptionList 名与值',
  component: DescriptionList,
  parameters: usage('一条记录的只读名与值', '多行同类数据用 DataTable；可修改的用 FormField'),
  args: { items },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['名', '两到六个字，后面不加冒号', 'dt'],
    ['值', '文字、金额、链接；空的整对不出现', 'dd'],
    ['wide', '占一整行', 'dl > div:last-child'],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('条形码')).toBeNull();
    await expect(canvas.getAllByRole('definition')).toHaveLength(6);
  },
};
export const WithBlanks: Story = {
  name: '有空值',
  args: { blank: '—' },
  play: async ({ canvas }) => expect(canvas.getByText('—')).toBeVisible(),
};
export const ThreeColumns: Story = { name: '三列', args: { columns: 3 } };
export const OneColumn: Story = { name: '一列', args: { columns: 1 } };
export const LongestText: Story = {
  name: '文字最长',
  args: {
    items: [
      { label: '产品注册证编号', value: '国械注准20263010012345（更名为国械注准20263010099999）' },
      { label: '含量规格包装单位说明', value: '对乙酰氨基酚0.25g 盐酸伪麻黄碱30mg×12粒×3板' },
    ],
  },
};
