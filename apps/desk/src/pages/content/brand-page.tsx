import { operations, type Schemas } from '@yaoji/api-client/desk';
import { href } from '@yaoji/routes';
import { columnsOf } from '#pages/parts/columns.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { ShopLink } from '#pages/parts/shop-link.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { brandFields } from './brand-fields.ts';

type Brand = Schemas['Brand'];
type Form = Schemas['BrandForm'];

const { text, figure } = columnsOf<Brand>();

const columns = [text('厂家', 320, ({ form }) => form.maker), figure('排序', 64, ({ form }) => form.sort)];

/** Brands, each identified by its maker. */
export default function BrandPage() {
  const { page } = useFilters();
  return (
    <RecordPage<Form, Brand>
      name="品牌"
      note={<PageNav of="content" />}
      query={useRead(operations.listBrands, { query: { page } }, { isList: true })}
      titleOf={({ form }) => form.name}
      columns={columns}
      fields={brandFields}
      within="brand"
      blank={() => ({ name: '', maker: '', sort: 0 })}
      preview={(_, id) => ({ path: id ? href('brand_detail', { id }) : href('brand_zone'), viewer: 'visitor' })}
      create={operations.createBrand}
      change={operations.changeBrand}
      remove={{ operation: operations.removeBrand, label: '删除' }}
      actions={({ id }) => <ShopLink path={href('brand_detail', { id })}>查看</ShopLink>}
    />
  );
}
