import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { userStateQuery } from '#features/user/user.queries.ts';
import { whenOnline } from '#shared/page/when-online.ts';

const FramePopups = lazy(whenOnline(() => import('./frame-popups.tsx')));

const quietMs = 2500;

/** Popups of the home page, for buyers: they come after the page has been read for a moment and cost its first view nothing. */
export function FramePopupsLater() {
  const { data: user } = useQuery({ ...userStateQuery(), enabled: false });
  const isBuyer = user?.isLoggedIn === true;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isBuyer) return;
    const timer = setTimeout(() => setQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, [isBuyer]);
  if (!isBuyer || !isQuiet) return null;
  return (
    <Suspense>
      <FramePopups />
    </Suspense>
  );
}
