import { useQuery } from '@tanstack/react-query';
import { Drawer, ServicePanel } from '@yaoji/ui';
import { rightPanelQuery } from '#features/site/site.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import type { RailDrawerProps } from './rail-drawers.tsx';

/** A number is a chat account, anything else the address of a chat. */
const chatAddress = (chat: string) =>
  /^\d+$/.test(chat) ? `https://wpa.qq.com/msgrd?v=3&uin=${chat}&site=qq&menu=yes` : chat;

/** The buyer's contact (P4), the hotline, and chat if permitted (P5). */
export function ServiceDrawer({ onClose }: RailDrawerProps) {
  const { data } = useQuery(userStateQuery());
  const { data: right } = useQuery(rightPanelQuery());
  const admin = data?.admin;
  const site = data?.site;
  const chats = data?.canChat && site ? [site.chatOne, site.chatTwo].filter(Boolean) : [];
  return (
    <Drawer open clearsRail title="联系客服" onClose={onClose}>
      <ServicePanel
        contacts={[
          ...(admin ? [{ label: admin.isDefault ? '客服' : '专属客服', name: admin.name, phone: admin.phone }] : []),
          ...(site?.hotLine ? [{ label: '投诉热线', phone: site.hotLine }] : []),
        ]}
        note={right?.notice || undefined}
        frame={(data?.canChat && site?.chatUrl) || undefined}
        chats={chats.map((chat, index) => ({
          label: chats.length > 1 ? `在线客服 ${index + 1}` : '在线客服',
          href: chatAddress(chat),
        }))}
      />
    </Drawer>
  );
}
