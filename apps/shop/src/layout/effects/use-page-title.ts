import { operations } from '@yaoji/api-client';
import { documentTitle, getRoute, type PageRoute } from '@yaoji/routes';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { config } from '#config.ts';
import { usePageSubjectStore } from '#shared/page/page-subject.ts';
import { useBrand } from '../header/use-brand.ts';

/** Changes of the query within this time, as while typing, are reported once. */
const queryPauseMs = 1000;

/** Sets the document title and reports page views (S11). Returns the title for screen readers. */
export function usePageTitle(name: PageRoute): string {
  const { pathname, search } = useLocation();
  const { name: siteTitle } = useBrand();
  const subject = usePageSubjectStore((state) => state.subject);
  const title = documentTitle(name, siteTitle, subject);
  const before = useRef<string>(undefined);

  useEffect(() => {
    document.title = title;
  }, [title]);

  const report = useEffectEvent((path: string) => {
    reportPageView({ path, title, referrer: before.current ?? document.referrer });
    before.current = path;
  });
  useEffect(() => {
    const path = pathname + search;
    if (before.current === path) return;
    if (before.current?.split('?')[0] !== pathname) return report(path);
    const timer = setTimeout(() => report(path), queryPauseMs);
    return () => clearTimeout(timer);
  }, [pathname, search]);

  return getRoute(name).title ?? siteTitle;
}

/** Limits of the contract; a search can make an address of any length. */
const longest = { path: 2000, title: 300, referrer: 2000 };

/** Reports a page view (C200), best effort. */
function reportPageView({ path, title, referrer }: { path: string; title: string; referrer: string }) {
  const view = {
    path: path.slice(0, longest.path),
    title: title.slice(0, longest.title),
    referrer: referrer.slice(0, longest.referrer),
  };
  navigator.sendBeacon?.(config.apiBaseUrl + operations.recordPageView.path, new URLSearchParams(view));
}
