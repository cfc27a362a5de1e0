import { useQuery } from '@tanstack/react-query';
import { allLines, type Cart } from '@yaoji/api-client/wire';
import { SegmentedControl } from '@yaoji/ui';
import { cartFilterQuery } from '#features/cart/cart-filter.queries.ts';
import { href } from '#shared/routing/href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './cart.css.ts';
import { CartFind, type CartFindProps } from './cart-find.tsx';

/** The address's filter and the lines that pass it: undefined for all. */
export function useCartFilter({ filters }: Cart) {
  const search = useSearch();
  const asked = Number(search.get('filter') ?? allLines);
  const keywords = (search.get('find') ?? '').trim();
  // A filter without any lines left counts as none.
  const value = filters.some((filter) => filter.value === asked) ? asked : allLines;
  const query = useQuery(cartFilterQuery(value, keywords));
  return { value, keywords, query, passes: query.isEnabled ? query.data : undefined };
}

type CartFilterBarProps = CartFindProps & { cart: Cart; value: number };

/** Kinds of lines with their counts, as links (C020 `filters`). */
export function CartFilterBar({ cart, value, ...find }: CartFilterBarProps) {
  return (
    <div className={css.filters}>
      <SegmentedControl
        label="筛选购物车"
        value={String(value)}
        items={cart.filters.map((filter) => ({
          value: String(filter.value),
          label: `${filter.label} ${filter.count}`,
          href: href(
            'cart',
            {},
            {
              filter: filter.value === allLines ? undefined : filter.value,
              find: find.keywords || undefined,
            },
          ),
        }))}
      />
      <CartFind {...find} />
    </div>
  );
}
