import '@yaoji/ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { setClockFrom } from './features/focus/focus.queries.ts';
import { loadPage } from './load-page.ts';
import { captureInstallPrompt } from './pages/frame/header/add-to-desktop.ts';
import { isDesk, loadDeskParts } from './pages/frame/on-desk.tsx';
import { waitForFirstInput } from './shared/page/first-input.ts';
import { markHydrated } from './shared/page/hydrated.ts';
import { takeHandedOver } from './shared/query/handed-over.ts';
import { createQueryClient } from './shared/query/query-client.ts';
import { BrowserRouter } from './shared/routing/browser-router.tsx';

/** Longer than this the frame does not wait for the code of its page. */
const patienceMs = 300;

captureInstallPrompt();
// In a task of its own after the one that has read all this code: a slow machine is held up twice for a moment instead
// of once for long. What is pressed meanwhile is held.
setTimeout(start);

function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const queryClient = createQueryClient();
  const shop = (
    <StrictMode>
      <App queryClient={queryClient} router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
    </StrictMode>
  );
  if (takeHandedOver(queryClient)) setClockFrom(queryClient);
  if (root.hasChildNodes()) {
    waitForFirstInput();
    // At once: links that are followed while a page is half alive lead to whole new pages.
    hydrateRoot(root, shop);
  } else {
    markHydrated();
    // With its page at once: what is painted as loading stays so for 300 ms, which is how React keeps pages from flickering.
    const page = loadPage(location.pathname + location.search).catch(() => null);
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
    // What would come above the page later would move it.
    const desk = isDesk() ? loadDeskParts().catch(() => null) : null;
    // As a transition, which gives way to whatever else is to be done.
    void Promise.all([desk, Promise.race([page, patience])]).then(() =>
      startTransition(() => createRoot(root).render(shop)),
    );
  }
}
