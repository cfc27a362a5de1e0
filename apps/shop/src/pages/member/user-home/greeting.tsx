import type { UserState } from '@yaoji/api-client/wire';
import { Card, Link, StatusTag, StoreIcon } from '@yaoji/ui';
import { linkTo } from '#shared/routing/link-to.ts';
import * as css from './user-home.css.ts';

/** The buyer's name and whom to call (P4). */
export function Greeting({ user }: { user: UserState }) {
  const { company, name, rank, isPassed, face, admin, phone, address, messageCount } = user;
  const basic = linkTo('account_basic');
  const messages = linkTo('account_messages');
  return (
    <Card>
      <div className={css.greeting}>
        <span className={css.face}>
          {face ? <img src={face} alt="" width={56} height={56} /> : <StoreIcon size={28} />}
        </span>
        <div className={css.who}>
          <p className={css.company}>
            {[company || name, '您好'].filter(Boolean).join('，')}
            <StatusTag tone={isPassed ? 'success' : 'warning'}>{isPassed ? '已认证' : '待认证'}</StatusTag>
            {rank && <StatusTag tone="brand">{rank}</StatusTag>}
          </p>
          <p className={css.facts}>
            {[name, phone].filter(Boolean).join('　')}
            {address && <span className={css.wide}>{address}</span>}
            {basic && <Link href={basic}>修改资料</Link>}
            {messages && messageCount > 0 && <Link href={messages}>{messageCount} 条未读消息</Link>}
          </p>
        </div>
        {admin && (
          <p className={css.contact}>
            <span className={css.quiet}>{admin.isDefault ? '客服' : '专属客服'}</span>
            <span>
              {admin.name} <a href={`tel:${admin.phone}`}>{admin.phone}</a>
            </span>
          </p>
        )}
      </div>
    </Card>
  );
}
