import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
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

export const Default: Story = {};
/** The server renders dashes as wide as the figures that replace them. */
export const AsText: Story = {
  args: { look: 'text' },
  play: async ({ canvas }) => {
    const figure = canvas.getByText(/^\d\d$/, { selector: 'span:last-child' });
    const dashes = figure.cloneNode() as HTMLElement;
    dashes.textContent = '--';
    figure.after(dashes);
    await expect(dashes.offsetWidth).toBe(figure.offsetWidth);
    dashes.remove();
  },
};
export const DaysLeft: Story = { args: { until: Date.now() + 80 * hour, label: '距开始' } };
export const Over: Story = {
  args: { until: 0, label: '已结束' },
  play: ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00'),
};
/** The device's clock is two hours ahead of the server. */
export const WrongClock: Story = {
  args: { clockOffsetMs: -2 * hour, until: Date.now() - hour },
  play: ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent(/(00:[1-5]\d|01:00):\d\d/),
};
