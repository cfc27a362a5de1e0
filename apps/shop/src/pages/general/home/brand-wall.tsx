import type { Brand } from '@yaoji/api-client/wire';
import { Card, Link } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './home-front.css.ts';

/** Makers' logos, linked to the brand page or otherwise to the maker's products. */
export function BrandWall({ brands }: { brands: readonly Brand[] }) {
  if (brands.length === 0) return null;
  return (
    <Card title="品牌专区" aside={<Link href={href('brand_zone')}>全部品牌</Link>}>
      <ul className={css.brands}>
        {brands.map(({ id, name, logo, url }) => (
          <li key={id}>
            <a
              className={css.brand}
              href={resolveLink(url) ?? href('search_index', {}, { keywords: name, type: 'maker' })}
            >
              <img src={logo} alt={name} width={120} height={60} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
