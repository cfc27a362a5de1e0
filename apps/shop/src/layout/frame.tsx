import { operations } from '@yaoji/api-client';
import { getRoute, type PageRoute } from '@yaoji/routes';
import {
  Badge,
  CartButton,
  Container,
  Header,
  PageLoading,
  PurchaseRefusalProvider,
  StepsBanner,
  visuallyHidden,
} from '@yaoji/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useCartDrawer } from '#features/cart/cart-drawer.store.ts';
import { SiteSearch } from '#features/search/site-search.tsx';
import { useRefusal } from '#features/user/use-refusal.ts';
import { useRestoredFocus } from '#shared/focus/restore-focus.ts';
import { ErrorBoundary } from '#shared/page/error-boundary.tsx';
import { HydratedMark } from '#shared/page/hydrated.ts';
import { InBrowser } from '#shared/page/in-browser.tsx';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import { useScrollPosition } from '#shared/routing/use-scroll-position.ts';
import { loginHref } from '#shared/routing/way-back.ts';
import { sessionMarker } from '#shared/session/session-marker.ts';
import { BuyerOnly } from './buyer-only.tsx';
import { useCartCount } from './effects/use-cart-count.ts';
import { usePageTitle } from './effects/use-page-title.ts';
import { useReminderLinks } from './effects/use-reminder-links.ts';
import { useViewer } from './effects/use-viewer.ts';
import * as css from './frame.css.ts';
import { FrameFooter } from './frame-footer.tsx';
import { FrameTabBar } from './frame-tab-bar.tsx';
import { FrameNav } from './header/frame-nav.tsx';
import { FrameTopAd } from './header/frame-top-ad.tsx';
import { FrameTopBar } from './header/frame-top-bar.tsx';
import { useBrand } from './header/use-brand.ts';
import { Notices } from './notices/notices.tsx';
import { FramePopupsLater } from './popups/frame-popups-later.tsx';
import { FrameDrawers } from './rail/frame-drawers.tsx';
import { FrameRail } from './rail/frame-rail.tsx';

/** If something next to the page fails to load, the page continues without it. */
const nothing = () => null;

/** Beyond this scroll position the compact header sticks to the top of the window (S8). */
const compactBeyondPx = 205;

/** The frame around every page, as its route requires. */
export function Frame({ children }: { children: ReactNode }) {
  const name = useRouteName();
  const { layout, title, access } = getRoute(name);
  const { pathname } = useLocation();
  const brand = useBrand();
  const spokenTitle = usePageTitle(name);
  const onBack = useWayBack(name);
  const refusal = useRefusal();
  const hasRoom = useCartDrawer((drawer) => drawer.hasRoom);
  useScrollPosition(layout.restoresScroll);
  useReloadAfterLogin();
  useRestoredFocus();
  useReminderLinks();

  // Each `Suspense` part hydrates separately, in small steps.
  const page = (
    <Suspense fallback={<PageLoading />}>
      <InBrowser>
        {access === 'buyer' ? <BuyerOnly>{children}</BuyerOnly> : children}
        <HydratedMark />
      </InBrowser>
    </Suspense>
  );
  return (
    <PurchaseRefusalProvider reason={refusal(operations.addCartLines)}>
      <div
        className={layout.step === 1 && hasRoom ? `${css.frame} ${css.besideDrawer}` : css.frame}
        {...(layout.menu && layout.menu !== 'normal' ? { 'data-zone': layout.menu } : {})}
      >
        <a className={css.skipLink} href="#main">
          跳到主要内容
        </a>
        {layout.header !== 'none' && (
          <section aria-label="账户与快捷入口">
            <FrameTopBar />
          </section>
        )}
        {layout.header === 'login' && <Header brand={brand} pageTitle={title ?? ''} line={layout.shadow} />}
        {layout.header === 'shop' && (
          <Header
            brand={brand}
            line={!layout.nav}
            compactBeyondPx={compactBeyondPx}
            {...(layout.step
              ? {
                  aside: <StepsBanner current={layout.step} />,
                  compactSearch: <SiteSearch />,
                  compactAside: <FrameCartButton />,
                }
              : {
                  search: <SiteSearch hot />,
                  aside: <HeaderAside topAd={layout.topAd} />,
                  phoneAction: <PhoneAction name={name} />,
                })}
            onBack={onBack}
          />
        )}
        {layout.header === 'shop' && layout.nav && <FrameNav name={name} mode={layout.menu ?? 'normal'} />}
        <main id="main" tabIndex={-1} className={css.main} data-page={name}>
          {layout.footer ? <Container>{page}</Container> : page}
        </main>
        <ErrorBoundary resetKey={pathname} fallback={nothing}>
          <Suspense>
            {layout.footer && <FrameFooter />}
            {layout.panel && <FrameRail />}
            {layout.panel && <FrameDrawers step={layout.step} />}
            {layout.panel && !layout.step && <FrameTabBar name={name} />}
          </Suspense>
        </ErrorBoundary>
        <p className={visuallyHidden} role="status">
          {spokenTitle}
        </p>
        {name === 'home' && <FramePopupsLater />}
        <Leaving />
        <Notices />
      </div>
    </PurchaseRefusalProvider>
  );
}

/** On slow networks the page stays until the next one has arrived: the bar answers the press. */
const Leaving = () =>
  useNavigation().state !== 'idle' && <div className={css.leaving} role="progressbar" aria-label="正在打开页面" />;

const HeaderAside = ({ topAd }: { topAd: boolean }) => (
  <>
    {topAd && <FrameTopAd />}
    <FrameCartButton />
  </>
);

function FrameCartButton() {
  const count = useCartCount();
  const cart = linkTo('cart');
  return cart && <CartButton count={count} href={cart} />;
}

/** A phone's button next to the search: log in, messages, or reading a list. */
function PhoneAction({ name }: { name: PageRoute }) {
  const location = useLocation();
  const { user } = useViewer();
  if (user === undefined) return null;
  if (user === null) return <a href={loginHref(location)}>登录</a>;
  if (name !== 'home') return <a href={href('quick_purchase')}>清单</a>;
  return (
    <a href={href('account_messages')}>
      消息
      <Badge count={user.messageCount} />
    </a>
  );
}

/** Goes to the previous page, or home if this page was opened first; home itself has none. */
function useWayBack(name: PageRoute): (() => void) | undefined {
  const navigate = useNavigate();
  const { key } = useLocation();
  if (name === 'home') return undefined;
  return () => void (key === 'default' ? navigate(href('home')) : navigate(-1));
}

/** At each change of route: removes a login flag of 1 and reloads the page (S7). */
function useReloadAfterLogin() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each navigation, which has its own key
  useEffect(() => {
    if (sessionMarker.take()) location.reload();
  }, [key]);
}
