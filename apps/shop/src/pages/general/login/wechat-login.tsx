import { useQuery } from '@tanstack/react-query';
import { Notice } from '@yaoji/ui';
import { useEnter } from '#features/login/use-enter.ts';
import { saveTicket } from '#features/login/wechat-ticket.ts';
import { authWaysQuery } from '#features/verification-code/auth-ways.queries.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './login.css.ts';
import { WechatCode } from './wechat-code.tsx';

export function WechatLogin() {
  return useQuery(authWaysQuery()).data?.wechat === 0 ? (
    <Notice title="本店暂未开通微信登录">请用密码登录。</Notice>
  ) : (
    <WechatScan />
  );
}

/** A code to scan; an unbound WeChat continues to binding (C110, R069). */
function WechatScan() {
  const navigateIfHere = useNavigateIfHere();
  const enter = useEnter();
  const back = useSearch().get('back') ?? undefined;
  const bind = (ticket: string) => {
    saveTicket(ticket);
    navigateIfHere(href('register_wechat', {}, { back }));
  };
  return (
    <div className={css.wechat}>
      <div className={css.code}>
        <WechatCode onBound={() => void enter({ isPassed: true })} onUnbound={bind} />
      </div>
      <p>打开微信扫一扫，确认后自动登录</p>
      <p className={css.muted}>首次使用的微信，扫码后可绑定已有账号或注册新账号</p>
    </div>
  );
}
