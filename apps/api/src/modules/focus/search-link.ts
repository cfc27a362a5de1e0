import type { NamedLink } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';

/** A hot search as a link: where the operator wants it to lead, else to the search for its name. */
export const toSearchLink = ({ name, url }: { name: string; url: string | null }): NamedLink => ({
  name,
  url: url ?? href('search_index', {}, { keywords: name }),
});
