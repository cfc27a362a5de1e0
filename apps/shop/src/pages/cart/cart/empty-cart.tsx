import { Button, Card, EmptyState } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';

/** Shown if the cart has no lines or the filter hides them all. */
export function EmptyCart({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState title="没有符合条件的商品" action={<Button href={href('cart')}>查看全部</Button>} />
      ) : (
        <EmptyState picture="cart" action={<Button href={href('list_index')}>去逛逛</Button>} />
      )}
    </Card>
  );
}
