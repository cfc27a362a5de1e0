import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { QrIcon } from '../../icons/goods-icons.tsx';
import { Footer } from './footer.tsx';

const group = (id: string, name: string, links: string[]) => ({
  id,
  name,
  links: links.map((link) => ({ id: link, name: link, href: `#${link}` })),
});

const meta = {
  title: '页面框架/Footer 页脚',
  component: Footer,
  parameters: {
    ...usage('每一页的末尾：帮助入口、投诉热线、备案', '结算、步骤、登录等要专心的页可以省去'),
    layout: 'fullscreen',
  },
  args: {
    groups: [
      group('1', '新手指南', ['会员注册', '购物指南', '安全购药']),
      group('2', '支付与配送', ['订单支付', '货物配送', '商品退换']),
      group('3', '服务保障', ['网站资质', '用户协议', '专属客服']),
      group('4', '关于我们', ['投诉建议', '联系我们']),
    ],
    hotLine: { phone: '400-800-1234', hours: '周一至周日 8:30–20:30' },
    codes: [{ label: '小程序', picture: <QrIcon size={72} /> }],
    filings: [{ label: '互联网药品信息服务资格证书' }, { label: '网站备案号', href: '#' }],
    links: [{ label: '国家药品监督管理局', href: 'https://www.nmpa.gov.cn' }],
    owner: '药集医药有限公司',
    year: 2026,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[S12] 版权自 2008 年起',
  parameters: anatomy(
    ['帮助', '几组链接', 'nav'],
    ['投诉热线', '电话可点，写上时间', 'nav + div'],
    ['二维码', '图与说明；可省', 'nav + div + div'],
    ['备案与版权', '友情链接、版权、证照', 'footer > div > div:last-child'],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2008–2026 药集医药有限公司')).toBeVisible();
  },
};
export const Bare: Story = {
  name: '只有版权',
  render: () => <Footer groups={[]} owner="药集医药有限公司" year={2026} />,
};
