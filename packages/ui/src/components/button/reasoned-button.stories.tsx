import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { framed, usage } from '../../../stories/usage.ts';
import { ReasonedButton } from './reasoned-button.tsx';

const meta = {
  title: '操作/ReasonedButton 说明原因的按钮',
  component: ReasonedButton,
  parameters: usage('按角色或状态可能不能点的动作，禁用时说明谁可以', '总是可点的动作用 Button'),
  args: { children: '去付款', onClick: fn() },
} satisfies Meta<typeof ReasonedButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const DisabledReason: Story = {
  name: '禁用并说明原因',
  parameters: framed(140),
  args: { disabledReason: '仅限财务或企业负责人操作，您的角色是收货员' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent(/^仅限财务/));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
const onSubmit = fn((event: SubmitEvent) => event.preventDefault());
export const InForm: Story = {
  name: '禁用时回车不提交表单',
  tags: ['behaviour'],
  args: { type: 'submit', disabledReason: '仅限财务或企业负责人操作' },
  decorators: [
    (Story) => (
      <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent as SubmitEvent)}>
        <input aria-label="金额" />
        {Story()}
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), '100{Enter}');
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent(/^仅限财务/));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
