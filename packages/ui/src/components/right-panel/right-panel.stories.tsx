import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { rightPanelAnatomy } from '../../../stories/layout.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { usage } from '../../../stories/usage.ts';
import { ArrowUpIcon, BellIcon, HeadsetIcon, QrIcon } from '../../icons/goods-icons.tsx';
import { CartIcon, UserIcon } from '../../icons/icons.tsx';
import { CartDrawerFoot, CartDrawerLines } from '../cart-drawer/cart-drawer.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { RightRail } from '../right-rail/right-rail.tsx';
import { AccountPanel } from './account-panel.tsx';
import { CodePanel } from './code-panel.tsx';
import { MessagePanel } from './message-panel.tsx';
import { ServicePanel } from './service-panel.tsx';

const messages = ['您的订单已发货', '《药品经营许可证》25 天后到期', '感冒用药满 300 减 20'].map((title, index) => ({
  id: index,
  title,
  body: '订单 20261001000123 已由顺达速运承运，预计明天送达。',
  time: '10-02 16:05',
  unread: index < 2,
  href: `#${index}`,
}));
const lines = ['六味地黄丸', '银翘解毒胶囊'].map((name, index) => ({
  id: index,
  name,
  href: `#${name}`,
  picture: samplePicture(name),
  spec: '浓缩丸 200丸',
  unitPrice: '12.80',
  quantity: '20',
  unit: '盒',
}));
const visitor = { account: null, loginHref: '#login', registerHref: '#register' };
const account = (
  <AccountPanel
    {...visitor}
    account={{ name: '王敏', company: '康宁大药房（锦江店）', marks: ['已认证', '金牌会员'] }}
    figures={[
      { id: 'pay', label: '待付款', figure: '2', href: '#1' },
      { id: 'ship', label: '待发货', figure: '3', href: '#2' },
      { id: 'receive', label: '待收货', figure: '1', href: '#3' },
      { id: 'coupon', label: '优惠券', figure: '6', href: '#4' },
    ]}
    links={['我的订单', '我的消息', '我的收藏', '快捷采购', '资质证照', '我的钱包'].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
      ...(label === '我的消息' ? { count: 128 } : {}),
    }))}
  />
);
const service = (
  <ServicePanel
    contacts={[
      { label: '专属客服', name: '李娟', phone: '028-86001234' },
      { label: '投诉热线', phone: '400-800-1234' },
    ]}
    chats={[
      { label: '在线客服 1', href: '#chat1' },
      { label: '在线客服 2', href: '#chat2' },
    ]}
  />
);
const panels: Record<string, { title: string; content: ReactNode; foot?: ReactNode }> = {
  account: { title: '我的账户', content: account },
  cart: {
    title: '购物车',
    content: <CartDrawerLines lines={lines} onRemove={fn()} />,
    foot: <CartDrawerFoot count={2} total="512.00" href="#cart" />,
  },
  message: { title: '我的消息', content: <MessagePanel messages={messages} onOpen={fn()} allHref="#wdxx" /> },
  service: { title: '联系客服', content: service },
  code: {
    title: '手机药集',
    content: (
      <CodePanel
        codes={[
          { label: '手机应用', picture: <QrIcon size={120} />, note: '安卓与苹果' },
          { label: '小程序', picture: <QrIcon size={120} /> },
        ]}
      />
    ),
  },
};

function Panels({ opened = null as string | null }) {
  const [open, setOpen] = useState(opened);
  const panel = open ? panels[open] : undefined;
  const item = (id: string, icon: ReactNode, rest = {}) => ({
    id,
    label: panels[id]?.title ?? '',
    icon,
    expanded: open === id,
    onClick: () => setOpen(open === id ? null : id),
    ...rest,
  });
  return (
    <div style={{ minHeight: 640 }}>
      <RightRail
        items={[
          item('account', <UserIcon size={18} />),
          item('cart', <CartIcon size={18} />, { count: 128, countLabel: '种商品', prominent: true }),
          item('message', <BellIcon size={18} />, { count: 3, countLabel: '条未读' }),
          item('service', <HeadsetIcon size={18} />),
          item('code', <QrIcon size={18} />),
        ]}
        endItems={[{ id: 'top', label: '返回顶部', icon: <ArrowUpIcon size={18} />, onClick: fn() }]}
      />
      {panel && (
        <Drawer
          clearsRail
          key={open}
          open
          title={panel.title}
          onClose={() => setOpen(null)}
          {...(panel.foot ? { footer: panel.foot } : {})}
        >
          {panel.content}
        </Drawer>
      )}
    </div>
  );
}

const meta = {
  title: '页面框架/RightPanel 右侧面板',
  component: AccountPanel,
  parameters: {
    ...usage('右侧栏打开的账户、购物车、消息、客服、二维码', '页面的主要内容', '宽 310px，手机上从底部升起。'),
    layout: 'fullscreen',
    look: true,
  },
  args: visitor,
  render: () => <Panels />,
} satisfies Meta<typeof AccountPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  name: '会员中心',
  parameters: rightPanelAnatomy,
  render: () => <Panels opened="account" />,
};
export const Cart: Story = { name: '购物车', render: () => <Panels opened="cart" /> };
export const Messages: Story = { name: '消息', render: () => <Panels opened="message" /> };
export const Service: Story = { name: '客服', render: () => <Panels opened="service" /> };
export const Codes: Story = { name: '二维码', render: () => <Panels opened="code" /> };
export const Switches: Story = {
  tags: ['behaviour'],
  name: '[S1] 宽 310px，换页不关',
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth < 600) return;
    await userEvent.click(canvas.getByRole('button', { name: /我的账户/ }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '我的账户' })).toBeVisible());
    await expect(canvas.getByRole('dialog').offsetWidth).toBe(310);
    await userEvent.click(canvas.getByRole('button', { name: /联系客服/ }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '联系客服' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: '028-86001234' })).toHaveAttribute('href', 'tel:028-86001234');
  },
};

const approached = fn();

export const ReportsApproach: Story = {
  name: '指针靠近时通知',
  tags: ['behaviour'],
  render: () => (
    <RightRail items={[{ id: 'cart', label: '购物车', icon: <CartIcon size={20} />, onApproach: approached }]} />
  ),
  parameters: { look: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /购物车/ }));
    await expect(approached).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(approached).toHaveBeenCalledTimes(2);
  },
};
