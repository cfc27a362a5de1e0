import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, HeadsetIcon, PhoneIcon } from '@yaoji/ui';
import { userStateQuery } from '#features/user/user.queries.ts';
import * as css from './service-panel.css.ts';

/** A number is a chat account, anything else the address of a chat. */
const chatAddress = (chat: string) =>
  /^\d+$/.test(chat) ? `https://wpa.qq.com/msgrd?v=3&uin=${chat}&site=qq&menu=yes` : chat;

/** The buyer's contact (P4), the hot line, and chat where the buyer may use it (P5). */
export default function ServicePanel({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(userStateQuery());
  const admin = data?.admin;
  const site = data?.site;
  const chats = data?.canChat && site ? [site.chatOne, site.chatTwo].filter(Boolean) : [];
  return (
    <Drawer open title="联系客服" onClose={onClose}>
      <div className={css.panel}>
        {admin && (
          <section className={css.contact}>
            <h3>{admin.isDefault ? '客服' : '专属客服'}</h3>
            <p>{admin.name}</p>
            <a className={css.phone} href={`tel:${admin.phone}`}>
              <PhoneIcon /> {admin.phone}
            </a>
          </section>
        )}
        {site?.hotLine && (
          <section className={css.contact}>
            <h3>投诉热线</h3>
            <a className={css.phone} href={`tel:${site.hotLine}`}>
              <PhoneIcon /> {site.hotLine}
            </a>
          </section>
        )}
        {data?.canChat && site?.chatUrl ? (
          <iframe className={css.chat} title="在线客服" src={site.chatUrl} />
        ) : (
          chats.map((chat, index) => (
            <Button key={chat} tone="brandOutline" block icon={<HeadsetIcon />} href={chatAddress(chat)}>
              在线客服{chats.length > 1 ? ` ${index + 1}` : ''}
            </Button>
          ))
        )}
      </div>
    </Drawer>
  );
}
