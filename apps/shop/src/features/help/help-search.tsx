import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { KeywordSearch } from '#shared/page/keyword-search.tsx';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { helpFoundQuery } from './help.queries.ts';
import * as css from './help-search.css.ts';

/** Searches the help centre, and links the most read articles. */
export function HelpSearch({ question }: { question: string }) {
  const navigate = useNavigate();
  const { data: top = [] } = useQuery(helpFoundQuery(''));
  return (
    <div className={css.search}>
      <KeywordSearch
        label="搜索帮助"
        placeholder="问题或拼音，如 退货、spth"
        keywords={question}
        onSearch={(keywords) => void navigate(href('help_register', {}, { q: keywords || undefined }))}
      />
      <nav className={css.top} aria-label="常见问题">
        {top.map(({ id, name, url }) => (
          <a key={id} className={css.link} href={resolveLink(url) ?? href('help_register', {}, { id })}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}
