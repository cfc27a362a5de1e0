import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import * as css from './countdown.css.ts';
import { Countdown } from './countdown.tsx';

const hour = 3600_000;
const until = Date.now() + 3 * hour;

const meta = {
  title: '反馈/Countdown 倒计时',
  component: Countdown,
  parameters: usage(
    '秒杀结束、付款时限等到点就变的事',
    '只需告诉日期的期限，写出日期',
    '按服务器的时间数，到零为止，不为负。',
  ),
  args: { until, label: '距结束' },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const AsText: Story = { name: '文字样式', args: { look: 'text' } };
export const DaysLeft: Story = { name: '还有几天', args: { until: Date.now() + 80 * hour, label: '距开始' } };
export const Over: Story = {
  name: '已结束',
  args: { until: 0, label: '已结束' },
  play: ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00'),
};
/** The device's clock is two hours ahead of the server. */
export const WrongClock: Story = {
  name: '电脑时钟不准',
  tags: ['behaviour'],
  args: { clockOffsetMs: -2 * hour, until: Date.now() - hour },
  play: ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent(/(00:[1-5]\d|01:00):\d\d/),
};
/** A page that was rendered a while ago: its figures stay until React has hydrated it, then they are right. */
export const FromServer: Story = {
  name: '服务器先画',
  tags: ['behaviour'],
  render: (args) => <Countdown {...args} />,
  play: async ({ args, canvasElement }) => {
    const page = document.createElement('div');
    canvasElement.append(page);
    const figures = ['09', '59', '58'].map((figure) => `<span class="${css.figure.boxes}">${figure}</span>`).join(':');
    page.innerHTML = `<span role="timer" class="${css.countdown}"><span>距结束</span><span class="${css.days}">2天</span>${figures}</span>`;
    const onRecoverableError = fn();
    const root = hydrateRoot(page, <Countdown {...args} />, { onRecoverableError });
    await expect(page).toHaveTextContent('距结束2天09:59:58');
    await waitFor(() => expect(page).toHaveTextContent(/^距结束0[23]:/));
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    page.remove();
  },
};
