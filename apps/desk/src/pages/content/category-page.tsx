import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { href } from '@yaoji/routes';
import { Notice, StatusTag } from '@yaoji/ui';
import { Actions, action } from '#pages/parts/actions.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { pageSize } from '#pages/parts/record-list.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { ShopLink } from '#pages/parts/shop-link.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';

type Category = Schemas['MenuCategory'];
type Form = Category['form'];

const modes: Readonly<Record<Form['mode'], string>> = {
  normal: '全部商品',
  zy: '全部商品与中药专区',
  qx: '全部商品与器械专区',
};

type Option = readonly [value: string, label: string];

const fieldsOf = (parents: readonly Option[]) =>
  titled(titles.CategoryForm, [
    { name: 'name', required: true, hint: '导入按名称认分类：改名后，价目表里的旧名称会新建分类' },
    { name: 'parentId', options: [['', '无（一级分类）'], ...parents], hint: '移到别的分类下；最多四级' },
    { name: 'mode', options: Object.entries(modes), hint: '一级分类显示在哪个菜单；包邮专区按包邮商品自动生成' },
    { name: 'logo', type: 'picture', hint: '菜单里的图标；没有则绘制' },
    { name: 'sort', type: 'integer', hint: '小的在前；电脑上显示前 7 个一级分类', required: true },
    { name: 'isHidden', type: 'flag', hint: '菜单和筛选里不显示，连同下级；商品照常销售' },
  ]);

const { text, figure } = columnsOf<Category>();

const columns = [
  figure('商品', 72, ({ goods }) => goods),
  text('菜单', 200, ({ depth, form }) => (depth === 0 ? modes[form.mode] : '—')),
  text('状态', 80, ({ form }) => (form.isHidden ? <StatusTag>隐藏</StatusTag> : '显示')),
  text('图片', 80, ({ form }) => (form.logo ? '已上传' : '—')),
  figure('排序', 64, ({ form }) => form.sort),
];

const mergeAction = ({ id, name, goods }: Category, options: readonly Option[], into?: Category) =>
  action(operations.mergeCategory, {
    label: '合并',
    tone: 'plain',
    title: `合并${name}`,
    actionLabel: '合并',
    destructive: true,
    source: { intoId: into ? String(into.id) : '' },
    fields: [
      { name: 'intoId', options: [['', '请选择'], ...options.filter(([each]) => each !== String(id))], required: true },
    ],
    inputOf: ({ intoId }) => (intoId ? { params: { id }, body: { intoId: Number(intoId) } } : null),
    done: (into) => `${name}已合并到${into.name}`,
    children: `${goods} 种商品、下级分类、活动、优惠券、楼层和链接都转过去，${name}随后删除，不能撤销。`,
  });

/** Names from the first level down, by id. */
const pathsOf = (list: readonly Category[]) => {
  const paths = new Map<number, string>();
  // Parents come first.
  for (const { id, name, form } of list) {
    const above = form.parentId === undefined ? undefined : paths.get(form.parentId);
    paths.set(id, above ? `${above} / ${name}` : name);
  }
  return paths;
};

/** A name without what lists write at its end or not: 化学药, 化学药品. */
const bare = (name: string) => {
  const plain = name.normalize('NFKC').replaceAll(/\s/g, '');
  return plain.replace(/(?:品|药|类)+$/, '') || plain;
};

/** Categories of one level whose names differ by such an end only: the smaller one, and into what it may be merged. */
const twinsOf = (list: readonly Category[]): [Category, Category][] =>
  list.flatMap((row) => {
    const twin = list.find(
      (other) =>
        other.id !== row.id &&
        other.form.parentId === row.form.parentId &&
        bare(other.name) === bare(row.name) &&
        (other.goods > row.goods || (other.goods === row.goods && other.id < row.id)),
    );
    return twin ? [[row, twin]] : [];
  });

/** The tree of categories. Price lists create categories, too. */
export default function CategoryPage() {
  const { filter, page } = useFilters();
  const query = useRead(operations.listCategories, {}, { isList: true });
  const all = query.data?.list ?? [];
  const paths = pathsOf(all);
  const found = all.filter(({ id }) => paths.get(id)?.includes(filter('search')));
  const data = query.data && {
    list: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
  };
  const options = [...paths].map(([id, path]): Option => [String(id), path]);
  return (
    <RecordPage<Form, Category>
      name="分类"
      note={<PageNav of="content" />}
      filters={
        <>
          {twinsOf(all).map(([row, twin]) => (
            <Notice key={row.id} tone="warning">
              <div className={css.buttons}>
                {row.name}（{row.goods} 种）与{twin.name}（{twin.goods} 种）可能是同一分类
                <Actions size="small" actions={[mergeAction(row, options, twin)]} />
              </div>
            </Notice>
          ))}
          <div className={css.bar}>
            <SearchField label="查找分类" placeholder="分类名称" />
          </div>
        </>
      }
      // The cast: the same query with fewer entries.
      query={{ ...query, data } as typeof query}
      titleOf={({ name, depth }) => (depth > 0 ? `${'　'.repeat(depth - 1)}└ ${name}` : name)}
      columns={columns}
      fields={fieldsOf(options)}
      within="category"
      blank={() => ({ name: '', mode: 'normal', sort: 0, isHidden: 0 })}
      preview={(_, id) => ({ path: href('list_index', {}, id ? { category_id: id } : {}), viewer: 'visitor' })}
      create={operations.createCategory}
      change={operations.changeCategory}
      remove={{ operation: operations.removeCategory, label: '删除', restore: operations.createCategory }}
      actions={(row) => (
        <>
          <ShopLink path={href('list_index', {}, { category_id: row.id })}>查看</ShopLink>
          <Actions size="small" actions={[mergeAction(row, options)]} />
        </>
      )}
    />
  );
}
