import { resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './short-links.css.ts';

export type ShortLink = { name: string; url: string };

type ShortLinksProps = {
  /** Accessible name of the row. */
  label: string;
  /** Links without a target are left out. */
  links: readonly ShortLink[];
};

/** Shortcuts to parts of a zone, e.g. its categories. */
export function ShortLinks({ label, links }: ShortLinksProps) {
  const shown = links.flatMap(({ name, url }) => {
    const target = resolveLink(url);
    return target ? [{ name, target }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <nav className={css.links} aria-label={label}>
      {shown.map(({ name, target }) => (
        <a key={name} className={css.link} href={target}>
          {name}
        </a>
      ))}
    </nav>
  );
}
