import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../.storybook/usage.ts';
import { BackToTop } from './back-to-top.tsx';

const meta = {
  title: 'Layout/BackToTop 返回顶部',
  component: BackToTop,
  parameters: { ...usage('两屏以上的长页', '整页只有一屏，或列表已经分页且很短'), layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ height: 2400 }}>{Story()}</div>],
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo(0, 1000);
    await userEvent.click(await canvas.findByRole('button', { name: '返回顶部' }));
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
  },
};
