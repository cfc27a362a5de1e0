import type { Meta, StoryObj } from '@storybook/react-vite';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Link } from '../link/link.tsx';
import { Card, Container } from './container.tsx';

const meta = {
  title: '页面框架/Card 版心与卡片',
  component: Card,
  parameters: {
    ...usage('页面版心，以及版心里一块块白底内容', '弹出的内容用 Dialog；可点的整块商品用 GoodsCard'),
    layout: 'fullscreen',
  },
  args: { children: '卡片内容' },
  decorators: [(Story) => <Container>{Story()}</Container>],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Titled: Story = {
  name: '带标题',
  parameters: anatomy(
    ['Container', '版心：至多 1200px，不进右侧栏下面'],
    ['Card', '白底的一块；有标题时是一节', 'section'],
    ['note、aside', '标题旁的小字；右边的链接或按钮', 'h2 > span'],
  ),
  args: { title: '为您推荐', note: '根据最近 90 天的采购', aside: <Link href="#">更多</Link> },
};
export const Large: Story = { name: '大号', args: { padding: 'large', title: '确认收货地址' } };
