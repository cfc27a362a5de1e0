import type { Meta, StoryObj } from '@storybook/react-vite';
import { longest, ordinary, sampleGoods } from '../../../.storybook/samples/goods.ts';
import { GoodsTile, GoodsTileSkeleton } from './goods-tile.tsx';

const meta = {
  title: 'Goods/GoodsTile 商品小卡',
  component: GoodsTile,
  args: { goods: sampleGoods[1] ?? ordinary },
  decorators: [(Story) => <div style={{ width: 190 }}>{Story()}</div>],
} satisfies Meta<typeof GoodsTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongestText: Story = { args: { goods: longest } };
export const Visitor: Story = { args: { goods: { ...ordinary, price: { hidden: 'login' } } } };
export const MissingPicture: Story = { args: { goods: { ...ordinary, pictures: [{ src: '/missing.svg' }] } } };
export const Loading: Story = { render: () => <GoodsTileSkeleton /> };
