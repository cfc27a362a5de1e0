import { useQuery } from '@tanstack/react-query';
import { Card, DescriptionList, StatusTag } from '@yaoji/ui';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { LoginWays } from '#features/security/login-ways.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { ContactForm } from './contact-form.tsx';
import { FaceCard } from './face-card.tsx';

/** The wallet says whether a payment password is set. */
export const prefetch: Prefetch = (client) => void client.prefetchQuery(walletQuery());

/** Company, picture, contact, passwords and the bound WeChat (R029). */
export default function BasicPage() {
  const { data: user } = useQuery(userStateQuery());
  return (
    <MemberFrame title="基础信息">
      {user && (
        <>
          <Card title="企业信息" note="需要变更请联系客服">
            <DescriptionList
              blank="—"
              items={[
                { label: '企业名称', value: user.company },
                { label: '用户名', value: user.username },
                ...(user.loginEmail ? [{ label: '登录邮箱', value: user.loginEmail }] : []),
                {
                  label: '认证状态',
                  value: (
                    <StatusTag tone={user.isPassed ? 'success' : 'warning'}>
                      {user.isPassed ? '已认证' : '待认证'}
                    </StatusTag>
                  ),
                },
                { label: '会员等级', value: user.rank },
                { label: '默认收货地址', value: user.address, wide: true },
              ]}
            />
          </Card>
          <FaceCard face={user.face} />
          <ContactForm key={`${user.name}${user.phone}`} user={user} />
          <LoginWays user={user} />
        </>
      )}
    </MemberFrame>
  );
}
