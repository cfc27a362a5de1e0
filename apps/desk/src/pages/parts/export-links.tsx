import type { Operation } from '@yaoji/api-client/desk';
import { Link } from '@yaoji/ui';

type ExportLinksProps = {
  operation: Operation;
  /** The filters of the list; its page is left out. */
  query: Readonly<Record<string, string | number>>;
};

/** Downloads all pages of a filtered list. */
export const ExportLinks = ({ operation, query: { page: _, ...filters } }: ExportLinksProps) =>
  ['xlsx', 'csv'].map((format) => {
    const params = new URLSearchParams(Object.entries({ ...filters, format }).map(([key, value]) => [key, `${value}`]));
    return (
      // A new tab, which closes at once: a refusal must not take the place of the list.
      <Link key={format} href={`${operation.path}?${params}`} target="_blank">
        导出 {format.toUpperCase()}
      </Link>
    );
  });
