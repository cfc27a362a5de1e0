import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { popoverListens } from '../../../stories/popover-listens.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: '浮层/Tooltip 文字提示',
  component: Tooltip,
  parameters: usage('图标或截断文字的一句解释，悬停与聚焦都能看', '重要内容或要点的东西；手机上没有悬停，用 Popover'),
  args: { content: '满300减20，满500减45', children: <Button tone="outline">满减</Button> },
  decorators: [(Story) => <div style={{ padding: 64 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: {
    ...framed(220),
    ...anatomy(['触发', '一个本来就能聚焦的东西', 'button'], ['气泡', '一句话，不放能点的东西', '[role=tooltip]']),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('满300减20，满500减45');
  },
};
export const EscapeHides: Story = {
  name: 'Esc 收起',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await popoverListens();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const LongestText: Story = {
  name: '文字最长',
  parameters: framed(220),
  args: {
    content:
      '购买指定品种满 300 元减 20 元，满 500 元减 45 元，满 1000 元减 100 元；与优惠券可同时使用，秒杀与组合购商品不参加。',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
