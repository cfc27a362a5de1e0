import { Link } from '@yaoji/ui';
import { use } from 'react';
import { OperatorContext } from '#shared/session/operator.ts';

/** Shows a page of the shop in a tab of its own. */
export function ShopLink({ path, children }: { path: string; children: string }) {
  const operator = use(OperatorContext);
  return (
    <Link href={`${operator?.shopUrl ?? ''}${path}`} target="_blank">
      {children}
    </Link>
  );
}
