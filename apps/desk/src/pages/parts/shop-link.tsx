import { Link } from '@yaoji/ui';
import { use } from 'react';
import { OperatorContext } from '#shared/session/operator.ts';

/** Opens a page of the shop in a new tab. */
export const ShopLink = ({ path, children }: { path: string; children: string }) => (
  <Link href={`${use(OperatorContext)?.shopUrl ?? ''}${path}`} target="_blank">
    {children}
  </Link>
);
