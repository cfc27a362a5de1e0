import { useSearchParams } from 'react-router';

/** The filters of a list, which stand in the address: a link or a reload shows the same list. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  return {
    /** A filter as it is set, '' where it is not. */
    filter: (name: string) => params.get(name) ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    /** Sets filters, '' clears one; the list begins at its first page again. */
    setFilters: (changes: Readonly<Record<string, string>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    hrefOfPage: (page: number) =>
      `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'page'), ['page', String(page)]])}`,
  };
}
