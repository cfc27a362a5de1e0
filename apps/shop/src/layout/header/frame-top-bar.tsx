import { TopBar, type TopBarLink } from '@yaoji/ui';
import { useLocation } from 'react-router';
import { useLogout } from '#features/login/logout.mutation.ts';
import { showAlert } from '#shared/notices/question.store.ts';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { loginHref } from '#shared/routing/way-back.ts';
import { useViewer } from '../effects/use-viewer.ts';
import { addToDesktop } from './add-to-desktop.ts';
import { AppCode } from './app-code.tsx';

export function FrameTopBar() {
  const location = useLocation();
  const logout = useLogout();
  const { user, site, known } = useViewer();
  const inspection = user?.qualityInspection;

  const links: (TopBarLink | null | undefined)[] = [
    { label: '首页', href: href('home') },
    { label: '添加到桌面', onClick: addToDesktop, wideOnly: true },
    pageLink('会员中心', 'user_home'),
    pageLink('我的订单', 'order_list'),
    pageLink('电子发票', 'e_invoice'),
    user && { ...pageLink('消息', 'account_messages'), count: user.messageCount },
    inspection
      ? {
          label: '质检报告',
          wideOnly: true,
          ...(inspection.url ? { href: inspection.url } : { onClick: () => void showAlert(inspection.message) }),
        }
      : null,
  ];

  const account = linkTo('user_home') ?? linkTo('order_list');
  return (
    <TopBar
      user={
        user && {
          company: user.company || user.phone,
          status: user.isPassed ? '已认证' : '待认证',
          ...(account ? { href: account } : {}),
        }
      }
      loginHref={loginHref(location)}
      registerHref={linkTo('register_step1') ?? undefined}
      onLogout={() => logout.mutate()}
      loggingOut={logout.isPending}
      links={known ? links.filter((link) => link != null) : []}
    >
      {site?.appQr && <AppCode picture={site.appQr} />}
    </TopBar>
  );
}

const pageLink = (label: string, page: 'user_home' | 'order_list' | 'e_invoice' | 'account_messages') => ({
  label,
  href: href(page),
});
