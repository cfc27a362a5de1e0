import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { Link } from './link.tsx';
import { type AnchorProps, LinkProvider } from './link-provider.tsx';

const meta = {
  title: '操作/Link 链接',
  component: Link,
  parameters: usage('去另一页或另一处的文字', '提交或改变数据的动作，用 Button'),
  args: { href: '#detail', children: '查看详情' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = { name: '品牌色' };
export const Default: Story = { name: '默认', args: { tone: 'default' } };
export const Muted: Story = { name: '弱化', args: { tone: 'muted' } };
export const Strong: Story = { name: '加强', args: { tone: 'strong' } };
export const Warning: Story = { name: '警告', args: { tone: 'warning', children: '去维护资质' } };

const RouterLink = ({ href, children, ...rest }: AnchorProps) => (
  <a {...rest} href={`#/app${href}`} data-router="">
    {children}
  </a>
);

export const FromTheAppsRouter: Story = {
  name: '用应用的路由',
  tags: ['behaviour'],
  args: { href: '/cart' },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/app/cart');
  },
};
