import { QueryClientProvider } from '@tanstack/react-query';
import { type AnchorProps, LinkProvider, Toaster } from '@yaoji/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { createQueryClient } from '#shared/api/query-client.ts';

/** The server serves papers, pictures and downloads; every other path is a page of the desk. */
const DeskLink = ({ href, ...rest }: AnchorProps) =>
  rest.download === undefined && /^\/(?!desk\/api\/|pictures\/)/.test(href) ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  );

export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider component={DeskLink}>
        <RouterProvider router={router} />
        <Toaster />
      </LinkProvider>
    </QueryClientProvider>
  );
}
