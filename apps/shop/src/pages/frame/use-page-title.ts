import { documentTitle, getRoute, type PageRoute } from '@yaoji/routes';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageSubjectStore } from '#shared/page/page-subject.ts';
import { reportPageView } from '#shared/page/report-page-view.ts';
import { useBrand } from './use-brand.ts';

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
