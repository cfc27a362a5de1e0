import { useQuery } from '@tanstack/react-query';
import type { Category } from '@yaoji/api-client/wire';
import { EmptyState } from '@yaoji/ui';
import { siteQuery } from '#features/site/site.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './category-browser.css.ts';

/** All categories in two panes: one top-level category is open, with its product lists one press away. */
export default function CategoryBrowserPage() {
  const { data: user } = useQuery(userStateQuery());
  const chosen = useSearch().get('category_id');
  return (
    <Loaded query={useQuery(siteQuery())}>
      {(data) => {
        const open = data.categories.find(({ id }) => String(id) === chosen) ?? data.categories[0];
        const zones = data.nav.flatMap(({ id, name, url, isOpen }) => {
          const target = isOpen && url ? resolveLink(url) : undefined;
          // Home has its own tab.
          return target && target !== href('home') ? [{ id, name, href: target }] : [];
        });
        return (
          <div className={css.panes}>
            <h1 className={css.heading}>商品分类</h1>
            <nav className={css.first} aria-label="一级分类">
              {user?.isLoggedIn && (
                <a className={css.entry} href={href('quick_purchase', {}, { order: 'often' })}>
                  常购
                </a>
              )}
              {data.categories.map(({ id, name }) => (
                <a
                  key={id}
                  className={css.entry}
                  href={href('category_browser', {}, { category_id: id })}
                  {...(id === open?.id ? { 'aria-current': 'true' as const } : {})}
                >
                  {name}
                </a>
              ))}
            </nav>
            <div className={css.second}>
              {open ? <OpenCategory category={open} /> : <EmptyState title="暂无商品分类" />}
              {zones.length > 0 && (
                <section aria-label="专区">
                  <h2 className={css.title}>专区</h2>
                  <ul className={css.tiles}>
                    {zones.map((zone) => (
                      <li key={zone.id}>
                        <a className={css.tile} href={zone.href}>
                          {zone.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

const listOf = (id: number) => href('list_index', {}, { category_id: id });

/** The category's children; those with children of their own form a group. */
function OpenCategory({ category }: { category: Category }) {
  const groups = category.children.filter(({ children }) => children.length > 0);
  const single = category.children.filter(({ children }) => children.length === 0);
  return (
    <>
      <Group title={category.name} all={listOf(category.id)} items={single} />
      {groups.map((group) => (
        <Group key={group.id} title={group.name} all={listOf(group.id)} items={group.children} />
      ))}
    </>
  );
}

type GroupProps = { title: string; all: string; items: readonly Category[] };

const Group = ({ title, all, items }: GroupProps) => (
  <section aria-label={title}>
    <h2 className={css.title}>
      {title}
      <a className={css.all} href={all} aria-label={`全部${title}`}>
        全部
      </a>
    </h2>
    <ul className={css.tiles}>
      {items.map(({ id, name }) => (
        <li key={id}>
          <a className={css.tile} href={listOf(id)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
