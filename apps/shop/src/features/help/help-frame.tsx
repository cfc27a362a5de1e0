import { getRoute, matchRoute } from '@yaoji/routes';
import { SideMenu } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { articleIdAt } from './help.queries.ts';
import { useHelpCategories } from './help-categories.queries.ts';
import { HelpFound } from './help-found.tsx';
import * as css from './help-frame.css.ts';
import { HelpRelated } from './help-related.tsx';
import { HelpSearch } from './help-search.tsx';

const longestQuestion = 50;
const newsPages = ['news_industry', 'news_company'] as const;

/** A help page next to the help centre's menu, below its search; a question in the address replaces it. */
export function HelpFrame({ children, title }: { children: ReactNode; title?: string }) {
  const name = useRouteName();
  const categories = useHelpCategories();
  const search = useSearch();
  const question = (search.get('q') ?? '').trim().slice(0, longestQuestion);
  const shown = question ? 0 : articleIdAt(name, search, categories);
  const help = categories.map(({ id, name: label, children: entries }) => ({
    id,
    label,
    items: entries.flatMap((entry) => {
      const target = resolveLink(entry.url);
      if (!target) return [];
      const current = entry.id === shown && matchRoute(target).name === name;
      return [{ id: entry.id, label: entry.name, href: target, current }];
    }),
  }));
  const news = {
    id: 'news',
    label: getRoute('news').title ?? '',
    items: newsPages.map((page) => ({
      id: page,
      label: getRoute(page).title ?? '',
      href: href(page),
      current: page === name,
    })),
  };
  const { title: routeTitle, parentTitle } = getRoute(name);
  return (
    <SubPage
      trail={[
        { label: getRoute('help').title ?? '', href: href('help_register') },
        ...(parentTitle && !question ? [{ label: parentTitle }] : []),
        { label: question ? '搜索' : (title ?? routeTitle ?? '') },
      ]}
    >
      <HelpSearch question={question} />
      <div className={css.columns}>
        <SideMenu label="帮助目录" groups={[...help, news]} />
        <div className={css.content}>
          {question ? <HelpFound question={question} /> : children}
          {shown > 0 && <HelpRelated id={shown} categories={categories} />}
        </div>
      </div>
    </SubPage>
  );
}
