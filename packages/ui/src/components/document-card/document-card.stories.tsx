import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { DocumentCard } from './document-card.tsx';

const onPreview = fn();
const document = {
  name: '药品经营许可证',
  number: '川DA0280001',
  issuedOn: '2022-03-15',
  expiresOn: '2027-03-14',
  scopes: ['中成药', '化学药', '生物制品'],
  picture: samplePicture('许可证'),
};
const renew = (
  <Button size="small" tone="brandOutline">
    更新证照
  </Button>
);

const meta = {
  title: '账户/DocumentCard 资质证照',
  component: DocumentCard,
  parameters: {
    ...usage(
      '资质证照列表，提醒到期与更新',
      '普通附件用 FileUpload 的预览',
      '一张证照与它的状态。到期前 60、30、7 天由浅到深提醒，几天算哪一档由调用方决定。',
    ),
    look: true,
  },
  args: { document, state: 'valid', stateText: '有效', onPreview },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof DocumentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: '有效',
  parameters: anatomy(
    ['图', '证照的第一页；onPreview 时点开看大图', 'button'],
    ['名称与状态', '有效、快到期、过期、审核中、被拒、未上传', 'h3'],
    ['编号、日期、经营范围', '没有的不写', 'dl'],
    ['note', '为什么被拒、到期会怎样；可省'],
    ['actions', '更新、重新上传、上传'],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看 药品经营许可证' }));
    await expect(onPreview).toHaveBeenCalled();
  },
};
export const SixtyDays: Story = {
  name: '[B3] 60 天',
  args: { state: 'early', stateText: '58 天后到期', actions: renew },
};
export const ThirtyDays: Story = {
  name: '[B3] 30 天',
  args: { state: 'soon', stateText: '25 天后到期', actions: renew },
};
export const SevenDays: Story = {
  name: '[B3] 7 天',
  args: {
    state: 'urgent',
    stateText: '3 天后到期',
    note: '到期后中成药、化学药、生物制品将不能下单。',
    actions: renew,
  },
};
export const Expired: Story = {
  name: '已过期',
  args: { state: 'expired', stateText: '已过期', note: '已不能采购中成药、化学药、生物制品。', actions: renew },
};
export const Waiting: Story = {
  name: '等待中',
  args: { state: 'waiting', stateText: '审核中', note: '一般在一个工作日内完成。' },
};
export const Refused: Story = {
  name: '未通过',
  args: {
    state: 'refused',
    stateText: '未通过',
    note: '未通过：照片不清晰，看不出发证机关的印章。',
    actions: <Button size="small">重新上传</Button>,
  },
};
export const Missing: Story = {
  name: '还没上传',
  args: {
    document: { name: '采购委托书' },
    state: 'missing',
    stateText: '未上传',
    note: '下单需要有效的采购委托书。',
    actions: <Button size="small">上传</Button>,
  },
};
export const WithoutEnd: Story = {
  name: '长期有效',
  args: { document: { ...document, name: '营业执照', expiresOn: null, scopes: [] } },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    document: {
      ...document,
      name: '第二类医疗器械经营备案凭证（含体外诊断试剂）及其变更登记表',
      number: '内蒙古呼食药监械经营备20260001234567890号（变更）',
      scopes: ['二类器械', '三类器械', '体外诊断试剂', '中药饮片', '中药材', '食品', '消毒产品'],
    },
    state: 'soon',
    stateText: '29 天后到期',
    actions: renew,
  },
};
