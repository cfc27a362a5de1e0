import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepInstallPrompt } from './pages/frame/add-to-desktop.ts';
import { createQueryClient } from './shared/query/query-client.ts';
import { BrowserRouter } from './shared/routing/browser-router.tsx';

keepInstallPrompt();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
  </StrictMode>,
);
