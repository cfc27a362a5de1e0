import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { Button, EmptyState, visuallyHidden } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';

/** The free-shipping zone is not for every buyer (P7): others see the reason. */
export function FreeShippingGate({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(userStateQuery());
  if (user?.showsFreeShippingZone !== false) return children;
  const { title } = getRoute('yx_index');
  return (
    <>
      <h1 className={visuallyHidden}>{title}</h1>
      <EmptyState
        title={`${title}暂未对您开放`}
        picture="search"
        action={<Button href={href('list_index')}>查看全部商品</Button>}
      >
        需要开通请联系客服。
      </EmptyState>
    </>
  );
}
