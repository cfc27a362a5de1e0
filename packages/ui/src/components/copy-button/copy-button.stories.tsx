import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: '操作/CopyButton 复制按钮',
  component: CopyButton,
  parameters: usage('订单号、运单号、账号等要抄到别处的短文字', '整段文章或表格，导出成文件'),
  args: { text: '4402201009000654321', name: '账号' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent }) => {
    // A browser in the background denies clipboard access.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '复制 账号' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '已复制 账号' })).toBeVisible());
    await expect(write).toHaveBeenCalledWith('4402201009000654321');
  },
};
