import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../stories/usage.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: '导航/Breadcrumb 面包屑',
  component: Breadcrumb,
  parameters: usage('两层以上的页面，让人知道在哪里、能退到哪里', '流程的第几步用 StepsBanner；同级切换用 Tabs'),
  args: { items: [{ label: '首页', href: '#' }, { label: '全部商品', href: '#list' }, { label: '中成药' }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Single: Story = { name: '只有一个', args: { items: [{ label: '首页' }] } };
export const LongestText: Story = {
  name: '文字最长',
  args: {
    items: [
      ...['首页', '全部商品', '医疗器械', '第二类医疗器械', '体外诊断试剂与检验辅助设备'].map((label) => ({
        label,
        href: `#${label}`,
      })),
      { label: '复方氨酚烷胺那敏盐酸伪麻黄碱缓释胶囊（儿童装·无蔗糖型）' },
    ],
  },
};
