import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { homeBlocksQuery } from '#features/site/site.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { whenOnline } from '#shared/page/when-online.ts';

const FramePopups = lazy(whenOnline(() => import('./frame-popups.tsx')));

const quietMs = 2500;

/** Popups of the home page. They load late, to give the viewer time to read and leave the first view fast. */
export function FramePopupsLater() {
  const { data: user } = useQuery({ ...userStateQuery(), enabled: false });
  const { data: home } = useQuery({ ...homeBlocksQuery(), enabled: false });
  const isBuyer = user?.isLoggedIn === true;
  const isNeeded = isBuyer || (user !== undefined && home?.dialog != null);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => setQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  if (!isNeeded || !isQuiet) return null;
  return (
    <Suspense>
      <FramePopups isBuyer={isBuyer} />
    </Suspense>
  );
}
