import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { framed, usage } from '../../../stories/usage.ts';
import { PromotionTag, promotionTagKinds } from './promotion-tag.tsx';

const meta = {
  title: '商品/PromotionTag 促销标签',
  component: PromotionTag,
  parameters: usage('商品旁一个字的促销，悬停或聚焦可看说明', '状态词用 StatusTag；数量用 Badge'),
  args: { kind: '满', description: '满300减20，满500减45' },
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof PromotionTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Explained: Story = {
  name: '悬停说明',
  parameters: framed(140),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /^满/ }));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('满300减20，满500减45'));
  },
};
export const AsLink: Story = { name: '链接', args: { href: '#activity' } };
export const Plain: Story = { name: '朴素', render: () => <PromotionTag kind="新" /> };
export const EveryKind: Story = {
  name: '全部种类',
  render: () => (
    <div style={{ display: 'flex', gap: 6 }}>
      {promotionTagKinds.map((kind) => (
        <PromotionTag key={kind} kind={kind} description={`${kind}的规则`} />
      ))}
    </div>
  ),
};
