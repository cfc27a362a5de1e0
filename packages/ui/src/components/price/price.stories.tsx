import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { Price } from './price.tsx';

const meta = {
  parameters: { ...usage('任何价格与金额，包括登录后可见', '积分、件数等不是钱的数字，用普通文字'), look: true },
  title: '商品/Price 价格',
  component: Price,
  args: { value: '12.80' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Small: Story = { name: '小号', args: { size: 'small' } };
export const Large: Story = { name: '大号', args: { size: 'large' } };
export const Huge: Story = { name: '特大', args: { size: 'huge', unit: '盒' } };
export const Struck: Story = { name: '划线', args: { value: '15.90', tone: 'muted', size: 'small', struck: true } };
export const Negative: Story = { name: '负数', args: { value: '-20.00' } };
export const FourDecimals: Story = { name: '四位小数', args: { value: '0.3850' } };
export const Login: Story = { name: '登录可见', args: { value: { hidden: 'login' }, hiddenHref: '#login' } };
export const Passed: Story = { name: '资质通过可见', args: { value: { hidden: 'passed' } } };
export const Unquoted: Story = { name: '待询价', args: { value: { hidden: 'unquoted' } } };

const heightOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

export const Shrinks: Story = {
  tags: ['behaviour'],
  name: '[S14] 超过 6 个字符缩小',
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      {['999.50', '1888.50', '12345.6789'].map((value) => (
        <span key={value} data-testid={value}>
          <Price value={value} size="huge" shrink />
        </span>
      ))}
      <span data-testid="kept">
        <Price value="1888.50" size="huge" />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    const integer = (id: string) =>
      heightOf(canvas.getByTestId(id).querySelector('span > span > span:nth-child(2)') ?? document.body);
    await expect(integer('999.50')).toBe(28);
    await expect(integer('1888.50')).toBe(20);
    await expect(integer('12345.6789')).toBe(16);
    await expect(integer('kept')).toBe(28);
    await expect(canvas.getByTestId('1888.50')).toHaveTextContent('¥1,888.50');
  },
};
