import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { QrCode } from './qr-code.tsx';

const onRefresh = fn();
const meta = {
  title: '内容/QrCode 二维码',
  component: QrCode,
  parameters: usage(
    '让手机接着做：登录、付款、绑定',
    '在同一台设备上能完成的事，用 Link 或 Button',
    '由文字画出的二维码。失效或已扫描时用 cover 盖住。',
  ),
  args: { text: 'https://example.com/wechat/login?ticket=w_2f81aa', label: '微信登录二维码' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '微信登录二维码' })).toBeVisible();
  },
};
export const Loading: Story = { name: '加载中', args: { text: undefined } };
export const Expired: Story = {
  name: '已过期',
  parameters: anatomy(
    ['码', '由文字画出，四格白边；深色主题里也是白底', 'svg'],
    ['cover', '盖住它：已失效、已扫描', 'svg + div'],
  ),
  args: {
    cover: (
      <>
        二维码已失效
        <Button size="small" onClick={onRefresh}>
          刷新
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(onRefresh).toHaveBeenCalled();
  },
};
export const Scanned: Story = { name: '已扫码', args: { cover: '已扫描，请在手机上确认' } };
export const LongestText: Story = {
  name: '文字最长',
  args: { text: `https://example.com/${'ticket'.repeat(40)}`, edgePx: 240 },
};
export const Small: Story = { name: '小号', args: { edgePx: 96 } };
