import { useQuery } from '@tanstack/react-query';
import type { HelpCategory } from '@yaoji/api-client/wire';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { articleQuery } from './article.queries.ts';
import * as css from './help-related.css.ts';
import { link } from './help-search.css.ts';

const most = 6;

type HelpRelatedProps = { id: number; categories: readonly HelpCategory[] };

/** The other articles of this one's category, once it is readable. */
export function HelpRelated({ id, categories }: HelpRelatedProps) {
  const siblings = categories.find(({ children }) => children.some((entry) => entry.id === id))?.children ?? [];
  const related = siblings.filter((entry) => entry.id !== id).slice(0, most);
  const { data } = useQuery({ ...articleQuery(id), enabled: related.length > 0 });
  if (!data || related.length === 0) return null;
  return (
    <nav className={css.related} aria-labelledby="help-related">
      <h2 id="help-related" className={css.title}>
        相关帮助
      </h2>
      <ul className={css.list}>
        {related.map((entry) => (
          <li key={entry.id}>
            <a className={link} href={resolveLink(entry.url) ?? href('help_register', {}, { id: entry.id })}>
              {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
