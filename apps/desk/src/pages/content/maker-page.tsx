import { operations, type Schemas } from '@yaoji/api-client/desk';
import { href } from '@yaoji/routes';
import { Notice, StatusTag } from '@yaoji/ui';
import { Actions, action } from '#pages/parts/actions.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import { MakerNames } from '#pages/parts/maker-names.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { ShopLink } from '#pages/parts/shop-link.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { brandFields } from './brand-fields.ts';

type Maker = Schemas['Maker'];
type Named = Pick<Maker, 'name' | 'goods'>;

const namesId = 'maker-names';

const twinText = (twins: number) => (twins > 0 ? `；有 ${twins} 种商品重复，请下架其一` : '');

const mergeAction = ({ name, goods }: Named, into = '') =>
  action(operations.mergeMakers, {
    label: '合并',
    tone: 'plain',
    title: `合并${name}`,
    actionLabel: '合并',
    destructive: true,
    source: { into },
    fields: [{ name: 'into', hint: '厂家全称', required: true, input: { list: namesId } }],
    inputOf: (form) => ({ body: { name, into: form.into } }),
    done: ({ maker, twins }) => `${name}已合并到${maker.name}${twinText(twins)}`,
    children: ({ into: typed }) => (
      <>
        {goods} 种商品、品牌、活动、优惠券和链接都转过去；以后的价目表和 ERP 里的“{name}”也算它。历史订单不变。
        <MakerNames id={namesId} typed={typed} />
      </>
    ),
  });

const actionsFor = (maker: Maker) => {
  const { name, goods, brands, formerNames, isHidden } = maker;
  return [
    action(operations.renameMaker, {
      label: '改名',
      tone: 'plain',
      title: `修改${name}的名称`,
      actionLabel: '保存',
      source: { newName: name },
      fields: [{ name: 'newName', required: true, input: { maxLength: 100 } }],
      inputOf: ({ newName }) => ({ body: { name, newName } }),
      done: ({ twins }) => `厂家已改名${twinText(twins)}`,
      children: `${goods} 种商品一起改名；以后的价目表和 ERP 里的旧名称也算它。历史订单不变。`,
    }),
    mergeAction(maker),
    action(operations.hideMaker, {
      label: isHidden ? '显示' : '隐藏',
      tone: 'plain',
      title: isHidden ? `显示${name}` : `隐藏${name}`,
      inputOf: () => ({ body: { name, isHidden: isHidden ? 0 : 1 } }),
      done: isHidden ? '厂家已显示' : '厂家已隐藏',
      children: isHidden ? '筛选和品牌页重新显示它。' : '筛选和品牌页不再显示它；商品照常销售。',
    }),
    action(operations.createBrand, {
      label: '建品牌',
      can: brands.length === 0,
      tone: 'plain',
      title: `${name}的品牌`,
      actionLabel: '创建',
      source: { name: '', maker: name, sort: 0 } as Schemas['BrandForm'],
      fields: brandFields.filter(({ name: field }) => field !== 'maker'),
      inputOf: (brand) => ({ body: { brand } }),
      done: '品牌已创建',
    }),
    action(operations.releaseMakerName, {
      label: '曾用名',
      can: formerNames.length > 0,
      tone: 'plain',
      title: `${name}的曾用名`,
      actionLabel: '取消曾用名',
      source: { name: formerNames[0] ?? '' },
      fields: [{ name: 'name', options: formerNames.map((each) => [each, each] as const) }],
      inputOf: (body) => ({ body }),
      done: '曾用名已取消',
      children: '取消后，价目表和 ERP 里的这个名称又是单独的厂家；已有商品不变。',
    }),
  ];
};

const { text, figure, rest } = columnsOf<Maker>();

const columns = [
  rest('厂家', ({ name, formerNames }) => (
    <>
      {name} {formerNames.length > 0 && <span className={css.muted}>曾用名 {formerNames.join('、')}</span>}
    </>
  )),
  figure('商品', 64, ({ goods }) => goods),
  figure('在售', 64, ({ listed }) => listed),
  text('品牌', 120, ({ brands }) => brands.join('、') || '—'),
  text('状态', 72, ({ isHidden }) => (isHidden ? <StatusTag>隐藏</StatusTag> : '显示')),
  text(
    '操作',
    420,
    (maker) => (
      <div className={css.rowButtons}>
        <ShopLink path={href('list_index', {}, { maker: maker.name })}>查看</ShopLink>
        <Actions size="small" actions={actionsFor(maker)} />
      </div>
    ),
    { headerHidden: true, wide: true },
  ),
];

/** Makers of products, under one name each. Price lists and the ERP create them. */
export default function MakerPage() {
  const { filter, page } = useFilters();
  const query = useRead(operations.listMakers, { query: { page, search: filter('search') } }, { isList: true });
  return (
    <Page title="厂家" note={<PageNav of="content" />}>
      {query.data?.twins.map((twins) => (
        <Notice key={twins.name} tone="warning">
          <div className={css.buttons}>
            {twins.name}（{twins.goods} 种）与{twins.into}（{twins.intoGoods} 种）可能是同一厂家
            <Actions size="small" actions={[mergeAction(twins, twins.into)]} />
          </div>
        </Notice>
      ))}
      <div className={css.bar}>
        <SearchField label="查找厂家" placeholder="厂家名称" />
      </div>
      <RecordList caption="厂家" columns={columns} query={query} keyOf={({ name }) => name} />
    </Page>
  );
}
