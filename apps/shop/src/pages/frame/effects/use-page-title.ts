import { operations } from '@yaoji/api-client';
import { documentTitle, getRoute, type PageRoute } from '@yaoji/routes';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { config } from '#config.ts';
import { usePageSubjectStore } from '#shared/page/page-subject.ts';
import { useBrand } from '../header/use-brand.ts';

/** Keeps the window's title and reports the page view (S11); gives what to speak when the page changes. */
export function usePageTitle(name: PageRoute): string {
  const { pathname, search } = useLocation();
  const { name: siteTitle } = useBrand();
  const subject = usePageSubjectStore((state) => state.subject);
  const title = documentTitle(name, siteTitle, subject);
  const before = useRef<string>(undefined);

  useEffect(() => {
    document.title = title;
  }, [title]);

  const latest = useRef({ title, search });
  useEffect(() => {
    latest.current = { title, search };
  });
  useEffect(() => {
    const { title, search } = latest.current;
    const referrer = before.current ?? document.referrer;
    if (referrer !== pathname) reportPageView({ path: pathname + search, title, referrer });
    before.current = pathname;
  }, [pathname]);

  return getRoute(name).title ?? siteTitle;
}

/** As much as the contract takes: a search may make an address of any length. */
const longest = { path: 2000, title: 300, referrer: 2000 };

/** Reports a page view (C200). It may be lost: nothing waits for it and nothing tells of its failure. */
function reportPageView({ path, title, referrer }: { path: string; title: string; referrer: string }) {
  const view = {
    path: path.slice(0, longest.path),
    title: title.slice(0, longest.title),
    referrer: referrer.slice(0, longest.referrer),
  };
  navigator.sendBeacon?.(config.apiBaseUrl + operations.recordPageView.path, new URLSearchParams(view));
}
