import type { Meta, StoryObj } from '@storybook/react-vite';
import { operations } from '@yaoji/api-client/desk';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { type Answers, never, Refused } from '#testing/fake-server.ts';
import { order } from '#testing/samples.ts';
import { Actions, action, reasonAsked, WriteButton } from './actions.tsx';
import * as css from './page.css.ts';

const cancel = action(operations.cancelOrder, {
  label: '取消订单',
  ...reasonAsked('买家会看到'),
  inputOf: ({ reason }) => ({ params: { id: 12 }, body: { reason } }),
  done: '订单已取消',
});
const tags = action(operations.changeOrderTags, {
  label: '标签',
  source: { tags: '加急' },
  fields: [{ name: 'tags', label: '标签', hint: '用顿号或空格分开', required: true }],
  inputOf: (form) => ({ params: { id: 12 }, body: { tags: form.tags.split('、') } }),
  done: '标签已保存',
  undo: { params: { id: 12 }, body: { tags: [] } },
});
const picking = { label: '配货单', href: '/picking', operation: operations.listPicking };

const answering = (answers: Answers) => ({ desk: { answers } });

const meta = {
  ...deskStory,
  title: '工作台/Actions 操作与弹窗',
  component: Actions,
  parameters: {
    docs: deskDocs('现在能做的操作：没有权限的不显示，要填的在弹窗里填，拒绝的原因写在字段旁，能撤销的给撤销。'),
  },
  args: { actions: [picking, tags, { ...cancel, tone: 'plain' }] },
  render: (args) => (
    <div className={css.buttons}>
      <Actions {...args} />
    </div>
  ),
} satisfies Meta<typeof Actions>;
export default meta;
type Story = StoryObj<typeof meta>;

type Played = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog, fills in its field and sends it. */
const send = async ({ canvas, userEvent }: Played, label: string, field: RegExp, text: string) => {
  await userEvent.click(canvas.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(field), text);
  await userEvent.click(dialog.getByRole('button', { name: /取消订单|标签/ }));
  return dialog;
};

export const Default: Story = { name: '默认' };
export const Small: Story = { name: '小号，在表格里', args: { size: 'small' } };
export const FewRights: Story = {
  name: '财务看到的：没有权限的不显示',
  parameters: { desk: { role: 'finance' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '配货单' })).toBeNull();
  },
};
export const Asking: Story = {
  name: '问原因',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消订单' }));
    await screen.findByRole('dialog', { name: '取消订单' });
  },
};
export const Sending: Story = {
  name: '正在提交',
  parameters: answering({ cancelOrder: never }),
  play: async (context) => {
    const dialog = await send(context, '取消订单', /原因/, '买家要求');
    await expect(dialog.getByRole('button', { name: /取消订单/ })).toHaveAttribute('aria-busy', 'true');
  },
};
export const FieldRefused: Story = {
  name: '字段的错误',
  parameters: answering({
    cancelOrder: new Refused(422, 42_200, '请检查填写的内容', { errors: { reason: ['请写得具体一些'] } }),
  }),
  play: async (context) => {
    const dialog = await send(context, '取消订单', /原因/, '无');
    await dialog.findByText('请写得具体一些');
    await expect(dialog.queryByText('请检查填写的内容')).toBeNull();
  },
};
export const Refusing: Story = {
  name: '被拒绝',
  parameters: answering({ cancelOrder: new Refused(409, 40_904, '订单已发货，请让买家申请退货') }),
  play: async (context) => {
    const dialog = await send(context, '取消订单', /原因/, '买家要求');
    await dialog.findByText('订单已发货，请让买家申请退货');
  },
};
export const Approval: Story = {
  name: '要另一位同事同意',
  parameters: answering({
    cancelOrder: new Refused(428, 42_804, '退款 28800.00 元，超过单次上限 10000.00 元', { data: { approval: 7 } }),
    requestApproval: { text: '取消订单：退款：28800.00元，超过单次上限10000.00元', approvers: ['张会计'] },
  }),
  play: async (context) => {
    const dialog = await send(context, '取消订单', /原因/, '买家要求');
    await context.userEvent.type(await dialog.findByLabelText(/申请理由/), '破损{Enter}');
    await screen.findByText(/已提交审批/);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const Undo: Story = {
  name: '成功后可撤销',
  parameters: answering({ changeOrderTags: order(), listOrderTags: [] }),
  play: async (context) => {
    await send(context, '标签', /标签/, '、冷链');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '撤销' }));
    await context.canvas.findByText('已撤销');
  },
};
export const AtOnce: Story = {
  name: '不用弹窗（WriteButton）',
  parameters: answering({ removeNote: new Refused(409, 40_904, '备注已被删除') }),
  render: () => (
    <WriteButton operation={operations.removeNote} label="删除备注" input={{ params: { id: 6 } }} done="备注已删除" />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除备注' }));
    await waitFor(() => expect(canvas.getByText('备注已被删除')).toBeVisible());
  },
};
