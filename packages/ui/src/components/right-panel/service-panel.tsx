import { HeadsetIcon } from '../../icons/goods-icons.tsx';
import { PhoneIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../button/button.tsx';
import * as css from './right-panel.css.ts';

const servicePanelTexts = { chat: '在线客服' };

export type ServicePanelProps = {
  /** Contacts with numbers, e.g. 专属客服. */
  contacts: readonly { label: string; name?: string | undefined; phone: string }[];
  /** E.g. service hours. */
  note?: string | undefined;
  /** Address of an embedded chat. */
  frame?: string | undefined;
  /** Chats that open elsewhere. */
  chats?: readonly { label: string; href: string }[];
};

/** 联系客服, inside a `Drawer`: phone numbers and an embedded or linked chat. */
export function ServicePanel({ contacts, note, frame, chats = [] }: ServicePanelProps) {
  const texts = useTexts('servicePanel', servicePanelTexts);
  return (
    <div className={classNames(css.panel, frame !== undefined && css.filled)}>
      {contacts.map((contact) => (
        <section key={contact.label} aria-label={contact.label} className={css.contact}>
          <h3 className={css.quiet}>{contact.label}</h3>
          {contact.name && <p className={css.name}>{contact.name}</p>}
          <a className={css.phone} href={`tel:${contact.phone}`}>
            <PhoneIcon /> {contact.phone}
          </a>
        </section>
      ))}
      {note && <p className={css.quiet}>{note}</p>}
      {frame ? (
        <iframe title={texts.chat} src={frame} className={css.frame} />
      ) : (
        chats.map((chat) => (
          <Button key={chat.href} href={chat.href} tone="brandOutline" block icon={<HeadsetIcon />}>
            {chat.label}
          </Button>
        ))
      )}
    </div>
  );
}
