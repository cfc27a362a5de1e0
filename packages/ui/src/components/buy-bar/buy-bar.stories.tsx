import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../stories/usage.ts';
import { AddToCartButton } from '../add-to-cart-button/add-to-cart-button.tsx';
import { Button } from '../button/button.tsx';
import { Price } from '../price/price.tsx';
import { BuyBar } from './buy-bar.tsx';

const meta = {
  title: '商品/BuyBar 手机购买栏',
  component: BuyBar,
  parameters: usage('手机上的商品详情，买的按钮始终在手边', '宽屏详情页，按钮就在价格下面'),
  args: {
    price: <Price value="12.80" size="large" unit="盒" />,
    children: (
      <>
        <AddToCartButton onAdd={() => undefined} />
        <Button tone="price">立即购买</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
} satisfies Meta<typeof BuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const LongestPrice: Story = {
  name: '价格最长',
  args: { price: <Price value="1234567.8901" size="large" unit="千克" /> },
};
export const Disabled: Story = {
  name: '禁用',
  args: { children: <AddToCartButton onAdd={() => undefined} disabledReason="暂时缺货" /> },
};
