import type { Operation } from '@yaoji/api-client/desk';
import { Link } from '@yaoji/ui';
import { useLocation } from 'react-router';
import { useMay } from '#shared/session/operator.ts';

type Place = { readonly href: string; readonly label: string; readonly operation: Operation };

/** The ways between pages of one kind, for those who may read what they lead to. */
export function PageNav({ places }: { places: readonly Place[] }) {
  const { pathname } = useLocation();
  const may = useMay();
  return (
    <>
      {places
        .filter(({ operation }) => may(operation))
        .map(({ href, label }) => (
          <Link key={href} href={href} {...(pathname === href ? { tone: 'strong', 'aria-current': 'page' } : {})}>
            {label}
          </Link>
        ))}
    </>
  );
}
