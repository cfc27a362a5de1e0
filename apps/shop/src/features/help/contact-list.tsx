import { useQuery } from '@tanstack/react-query';
import { Button, DescriptionList, EmptyState, Notice } from '@yaoji/ui';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as frame from './help-frame.css.ts';

/** The hotline, and the buyer's contact if they have one (P4); `own` asks visitors to log in for it. */
export function ContactList({ own = false }: { own?: boolean }) {
  const { data: user } = useQuery(userStateQuery());
  const loginHref = useLoginHref();
  if (!user) return null;
  const { admin, site, isLoggedIn } = user;
  const isToLogIn = own && !isLoggedIn;
  const phone = (number: string) => <a href={`tel:${number}`}>{number}</a>;
  const items = [
    ...(admin
      ? [
          { label: admin.isDefault ? '客服' : '专属客服', value: admin.name },
          { label: '客服电话', value: phone(admin.phone) },
        ]
      : []),
    ...(site.hotLine ? [{ label: '服务热线', value: phone(site.hotLine) }] : []),
  ];
  return (
    <div className={frame.part}>
      {isToLogIn && (
        <Notice
          title="登录后查看专属客服"
          action={
            <Button size="small" href={loginHref}>
              去登录
            </Button>
          }
        >
          每家认证药店、诊所都有固定的客服跟进订单、票据与证照。
        </Notice>
      )}
      {items.length > 0 && <DescriptionList items={items} />}
      {items.length === 0 && !isToLogIn && <EmptyState compact title="暂无联系方式" picture="search" />}
    </div>
  );
}
