import { useSearchParams } from 'react-router';

/** The filters of a list, stored in the address, so that a link or reload shows the same list. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const changed = (before: URLSearchParams, changes: Readonly<Record<string, string>>) => {
    const after = new URLSearchParams(before);
    after.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    return after;
  };
  return {
    /** The value of a filter, or '' if unset. */
    filter: (name: string) => params.get(name) ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    /** Sets filters and returns to the first page; '' clears one. */
    setFilters: (changes: Readonly<Record<string, string>>) =>
      setParams((before) => changed(before, changes), { replace: true }),
    /** The query of the first page with these filters set. */
    hrefOf: (changes: Readonly<Record<string, string>>) => `?${changed(params, changes)}`,
    hrefOfPage: (page: number) =>
      `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'page'), ['page', String(page)]])}`,
  };
}
