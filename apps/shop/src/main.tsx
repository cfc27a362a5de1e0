import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { App } from './app.tsx';
import { keepInstallPrompt } from './pages/frame/add-to-desktop.ts';
import { routeObjects } from './router.tsx';
import { createQueryClient } from './shared/query/query-client.ts';
import { setNavigator } from './shared/routing/navigator.ts';
import { queryClientContext } from './shared/routing/page-module.ts';

const queryClient = createQueryClient();
const router = createBrowserRouter(routeObjects, {
  getContext: () => new RouterContextProvider(new Map([[queryClientContext, queryClient]])),
});
setNavigator((path) => router.navigate(path));
keepInstallPrompt();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
);
