import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { classNames } from './class-names.ts';
import * as css from './foundations.css.ts';
import { text } from './text.ts';

const meta = { title: '基础/焦点 Focus' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const FocusRing: Story = {
  name: '焦点',
  render: () => (
    <button type="button" className={classNames(text.body, css.bare)}>
      按 Tab 键看焦点框
    </button>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid');
  },
};
