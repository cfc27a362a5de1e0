import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Link } from '../link/link.tsx';
import { Notice } from './notice.tsx';

const onClose = fn();
const meta = {
  title: '反馈/Notice 页内提示',
  component: Notice,
  parameters: usage(
    '属于页面某一处、一直留着的话：资质将到期、本页为预览',
    '操作的结果用 toast；必须先看的用 AlertDialog',
  ),
  args: { children: '下单前请核对收货地址与发票抬头。' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { name: '信息' };
export const Success: Story = {
  name: '成功',
  args: {
    tone: 'success',
    title: '资质已通过审核',
    children: (
      <>
        现在可以采购<Link href="#device">二类医疗器械</Link>。
      </>
    ),
    action: <Link href="#scope">看经营范围</Link>,
  },
};
export const Warning: Story = {
  name: '警告',
  args: {
    tone: 'warning',
    title: '《药品经营许可证》25 天后到期',
    children: '到期后将不能下单。',
    action: (
      <Link href="#zzzj" tone="warning">
        去更新
      </Link>
    ),
    onClose,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }));
    await expect(onClose).toHaveBeenCalled();
  },
};
export const Danger: Story = {
  name: '危险',
  args: { tone: 'danger', announced: true, children: '3 行没有加入购物车，请在下面查看原因。' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('3 行没有加入购物车'),
};
export const LongestText: Story = {
  name: '文字最长',
  parameters: anatomy(['图标', '按语气', 'svg'], ['文字', '一两句', 'strong'], ['动作与关闭', '可省', 'a']),
  args: {
    tone: 'warning',
    title: '含麻黄碱类复方制剂须单独下单',
    children:
      '根据药品监督管理部门的规定，含麻黄碱类复方制剂须与其他商品分开下单，以对公转账或对公账户支付，不可使用钱包余额、优惠券与现金券，并由本单位登记的采购员本人签收。',
    action: (
      <Link href="#rule" tone="warning">
        查看规定
      </Link>
    ),
    onClose: fn(),
  },
};
