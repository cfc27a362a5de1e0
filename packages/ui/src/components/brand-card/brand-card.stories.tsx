import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { usage } from '../../../stories/usage.ts';
import { BrandCard } from './brand-card.tsx';

const brand = {
  name: '豫西本草',
  href: '#ppzq',
  mark: samplePicture('豫西本草'),
  slogan: '始于 1952 年的地道药材',
  goodsCount: 126,
};
const meta = {
  title: '商品/BrandCard 品牌',
  component: BrandCard,
  parameters: usage('品牌墙、品牌专区里逛品牌', '一样商品用 GoodsTile', '整格可点。'),
  args: { brand },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
} satisfies Meta<typeof BrandCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['标志', '宽是高的两倍；没有时以名字代替', 'img'],
    ['slogan', '几个字；可省', 'a > span + span'],
    ['商品数', '可省', 'a > span + span + span'],
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /豫西本草.*126 个商品/ })).toHaveAttribute('href', '#ppzq'),
};
export const WithoutMark: Story = {
  name: '没有标志',
  args: { brand: { ...brand, mark: undefined, slogan: undefined, goodsCount: 0 } },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    brand: {
      ...brand,
      name: '内蒙古自治区呼伦贝尔蒙药现代化制药',
      slogan: '草原深处的百年蒙药世家，遵古法炮制每一味药材',
      goodsCount: 12345,
    },
  },
};
