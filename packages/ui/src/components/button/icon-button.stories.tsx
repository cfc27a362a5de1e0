import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { RefreshIcon } from '../../icons/icons.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: '操作/IconButton 图标按钮',
  component: IconButton,
  parameters: usage('位置很小、图标一看就懂的动作：关闭、刷新、删除一行', '意思要靠文字才清楚的动作，用 Button'),
  args: { label: '刷新', children: <RefreshIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Outline: Story = { name: '描边', args: { tone: 'outline' } };
export const Brand: Story = { name: '品牌色', args: { tone: 'brand', size: 'large' } };
export const Loading: Story = { name: '加载中', args: { loading: true } };
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
export const AsLink: Story = { name: '链接', args: { href: '#' } };
