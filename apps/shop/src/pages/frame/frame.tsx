import { getRoute } from '@yaoji/routes';
import { Container, Header, StepsBanner, visuallyHidden } from '@yaoji/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useKeptFocus } from '#shared/focus/use-kept-focus.ts';
import { Notices } from '#shared/notices/notices.tsx';
import { AliveMark } from '#shared/page/alive-mark.tsx';
import { ErrorBoundary } from '#shared/page/error-boundary.tsx';
import { useRouteName } from '#shared/routing/shown-route.tsx';
import { useScrollPosition } from '#shared/routing/use-scroll-position.ts';
import { BuyerOnly } from './buyer-only.tsx';
import * as css from './frame.css.ts';
import { FrameCartButton } from './frame-cart-button.tsx';
import { FrameFooter } from './frame-footer.tsx';
import { FrameNav } from './frame-nav.tsx';
import { FramePopupsLater } from './frame-popups-later.tsx';
import { FrameRail } from './frame-rail.tsx';
import { FrameSearch } from './frame-search.tsx';
import { FrameTabBar } from './frame-tab-bar.tsx';
import { FrameTopBar } from './frame-top-bar.tsx';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { useBrand } from './use-brand.ts';
import { usePageTitle } from './use-page-title.ts';
import { useReloadAfterLogin } from './use-reload-after-login.ts';

/** Scroll beyond which the header stays, low, at the top of the window (S8). */
const compactBeyondPx = 205;

/** What stands around every page, as the page's route asks for it. */
export function Frame({ children }: { children: ReactNode }) {
  const name = useRouteName();
  const { layout, title, access } = getRoute(name);
  const { pathname } = useLocation();
  const brand = useBrand();
  const spokenTitle = usePageTitle(name);
  useScrollPosition();
  useReloadAfterLogin();
  useKeptFocus();

  const page = (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <PageError error={error} />}>
      <Suspense fallback={<PagePending />}>
        {access === 'buyer' ? <BuyerOnly>{children}</BuyerOnly> : children}
        <AliveMark />
      </Suspense>
    </ErrorBoundary>
  );
  // Each part in a `Suspense` is taken over from the server's page by itself, a little at a time.
  return (
    <div className={css.frame} {...(layout.menu && layout.menu !== 'normal' ? { 'data-zone': layout.menu } : {})}>
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
          {...(layout.step ? {} : { search: <FrameSearch hot />, compactBeyondPx })}
          aside={layout.step ? <StepsBanner current={layout.step} /> : <FrameCartButton />}
        />
      )}
      {layout.header === 'shop' && layout.nav && (
        <Suspense>
          <FrameNav name={name} mode={layout.menu ?? 'normal'} />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={css.main} data-page={name}>
        {layout.footer ? <Container>{page}</Container> : page}
      </main>
      <Suspense>
        {layout.footer && <FrameFooter />}
        {layout.panel && <FrameRail step={layout.step} />}
        {layout.panel && <FrameTabBar name={name} />}
      </Suspense>
      <p className={visuallyHidden} role="status">
        {spokenTitle}
      </p>
      {name === 'home' && <FramePopupsLater />}
      <Notices />
    </div>
  );
}
