import { operations, type Schemas } from '@yaoji/api-client/desk';
import { href } from '@yaoji/routes';
import { columnsOf } from '#pages/parts/columns.tsx';
import type { Field } from '#pages/parts/fields.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { ShopLink } from '#pages/parts/shop-link.tsx';
import { useRead } from '#shared/api/use-read.ts';

type Category = Schemas['MenuCategory'];
type Form = Category['form'];

const modes: Readonly<Record<Form['mode'], string>> = {
  normal: '全部商品',
  zy: '全部商品与中药专区',
  qx: '全部商品与器械专区',
};

const fields: readonly Field<keyof Form>[] = [
  {
    name: 'mode',
    label: '菜单',
    options: Object.entries(modes),
    hint: '一级分类显示在哪个菜单；包邮专区按包邮商品自动生成',
  },
  { name: 'logo', label: '图片', type: 'picture', hint: '菜单里的图标；没有则绘制' },
  { name: 'sort', label: '排序', type: 'integer', hint: '小的在前；电脑上显示前 7 个一级分类', required: true },
];

const { text, figure } = columnsOf<Category>();

const columns = [
  text('菜单', 200, ({ depth, form }) => (depth === 0 ? modes[form.mode] : '—')),
  text('图片', 80, ({ form }) => (form.logo ? '已上传' : '—')),
  figure('排序', 64, ({ form }) => form.sort),
];

/** Category menus. Price lists create the categories; this page sets their order, zone and picture. */
export default function CategoryPage() {
  return (
    <RecordPage<Form, Category>
      name="分类"
      note={<PageNav of="content" />}
      query={useRead(operations.listCategories, {}, { isList: true })}
      titleOf={({ name, depth }) => (depth > 0 ? `${'　'.repeat(depth - 1)}└ ${name}` : name)}
      columns={columns}
      fields={fields}
      within="category"
      blank={undefined}
      preview={(_, id) => ({ path: href('list_index', {}, id ? { category_id: id } : {}), viewer: 'visitor' })}
      change={operations.changeCategory}
      actions={({ id }) => <ShopLink path={href('list_index', {}, { category_id: id })}>查看</ShopLink>}
    />
  );
}
