import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchSuggestions } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { type SearchType, suggestionsQuery } from './search.queries.ts';

const typingPauseMs = 500;

/** Suggestions while typing (S5), requested 500 ms after the last change. An empty keyword has none. */
export function useSuggestions(typed: string, type: SearchType): SearchSuggestions {
  const keywords = typed.trim();
  const client = useQueryClient();
  const [asked, setAsked] = useState('');

  useEffect(() => {
    if (keywords === '') {
      setAsked('');
      return;
    }
    const timer = setTimeout(() => {
      setAsked(keywords);
      // Also for the same keyword again: refetch stale suggestions.
      void client.prefetchQuery(suggestionsQuery(keywords, type));
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [client, keywords, type]);

  const { data, isError } = useQuery(suggestionsQuery(asked, type));
  if (keywords === '' || isError) return { state: 'idle', items: [] };
  if (asked !== keywords || !data) return { state: 'loading', items: [] };
  const items = data.map(({ goodsId, name, maker, spec, count }, index) => ({
    id: `${index}`,
    label: name,
    note: goodsId ? [spec, maker].filter(Boolean).join(' ') : `${count} 个商品`,
  }));
  return { state: 'ready', items };
}
