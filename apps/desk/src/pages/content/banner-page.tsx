import type { FieldErrors } from '@yaoji/api-client';
import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import { columnsOf, PeriodTag } from '#pages/parts/columns.tsx';
import { type Field, Fields } from '#pages/parts/fields.tsx';
import { GoodsSearch } from '#pages/parts/goods-search.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { ShopLink } from '#pages/parts/shop-link.tsx';
import { useRead } from '#shared/api/use-read.ts';

type Banner = Schemas['Banner'];
type Form = Schemas['BannerForm'];

const [home, tcm, devices] = [href('home'), href('tcm_zone'), href('devices_zone')];
const [freeShipping, nearExpiry] = [href('yx'), href('near_expiry_zone')];

/** What each place is called, and the page of the shop on which it is. */
const places: Readonly<Record<Form['place'], readonly [label: string, page: string]>> = {
  home: ['首页轮播', home],
  'home-side': ['首页侧边', home],
  'home-floor': ['首页楼层', home],
  top: ['顶部通栏', home],
  login: ['登录页', href('login')],
  right: ['右侧栏', home],
  draw: ['抽奖页', home],
  controlled: ['控销专区', href('controlled_zone')],
  tcm: ['中药专区', tcm],
  'tcm-floor': ['中药专区楼层', tcm],
  devices: ['器械专区', devices],
  'devices-floor': ['器械专区楼层', devices],
  'free-shipping': ['包邮专区', freeShipping],
  'free-shipping-floor': ['包邮专区楼层', freeShipping],
  'near-expiry': ['近效期专区', nearExpiry],
  'near-expiry-floor': ['近效期专区楼层', nearExpiry],
  brands: ['品牌专区', href('brand_zone')],
};

const fields: readonly Field<keyof Form>[] = [
  { name: 'place', label: '位置', options: Object.entries(places).map(([place, [label]]) => [place, label] as const) },
  { name: 'title', label: '标题', required: true, hint: '没有图片时画在横幅上' },
  { name: 'subtitle', label: '副标题' },
  { name: 'url', label: '链接', hint: '本店的页面，如 /mrtj；留空：不能点' },
  { name: 'image', label: '图片', type: 'picture', hint: '宽 1920 像素为宜；没有则按标题绘制' },
  { name: 'phoneImage', label: '手机图片', type: 'picture', hint: '手机上（600 像素以内）换成这一张' },
  { name: 'sort', label: '排序', type: 'integer', hint: '小的在前', required: true },
  { name: 'startsAt', label: '开始时间（北京时间）', type: 'time', hint: '留空：立即' },
  { name: 'endsAt', label: '结束时间（北京时间）', type: 'time', hint: '留空：一直显示' },
];

const blank: Form = { place: 'home', title: '', sort: 0 };

const isFloor = ({ place }: Form) => place.endsWith('-floor');

const { text, figure } = columnsOf<Banner>();

const columns = [
  text('位置', 112, ({ form }) => places[form.place][0]),
  text('链接', 220, ({ form }) => form.url ?? '—', { priority: 'laptop' }),
  figure('排序', 64, ({ form }) => form.sort),
  text('状态', 88, ({ form }) => <PeriodTag from={form.startsAt} until={form.endsAt} running="显示中" />),
  text('结束', 144, ({ form }) => (form.endsAt === undefined ? '—' : formatMinute(form.endsAt))),
];

/** Banners of the shop's pages: where each stands, what it leads to, from when until when. */
export default function BannerPage() {
  return (
    <RecordPage<Form, Banner>
      name="横幅与楼层"
      note={<PageNav of="content" />}
      query={useRead(operations.listBanners, {}, { isList: true })}
      titleOf={({ form }) => form.title}
      columns={columns}
      fields={fields}
      within="banner"
      blank={() => blank}
      create={operations.createBanner}
      change={operations.changeBanner}
      remove={{ operation: operations.removeBanner, label: '撤下' }}
      copyOf={(form) => ({ ...form, title: `${form.title}（副本）` })}
      actions={({ form }) => <ShopLink path={places[form.place][1]}>查看</ShopLink>}
    >
      {(form, set, problems) => isFloor(form) && <FloorGoods form={form} set={set} problems={problems} />}
    </RecordPage>
  );
}

type FloorGoodsProps = { form: Form; set: (values: Partial<Form>) => void; problems: FieldErrors };

/** What a floor shows: goods by name, or the best sold of a category. */
function FloorGoods({ form: { categoryId, goodsIds = [], limit }, set, problems }: FloorGoodsProps) {
  const { categories = [] } = useRead(operations.listScopeChoices, {}).data ?? {};
  const options = [['', '不按品类'] as const, ...categories.map(({ id, name }) => [String(id), name] as const)];
  return (
    <>
      <Fields
        fields={[
          { name: 'categoryId', label: '品类', options, hint: '显示其中卖得最好的' },
          { name: 'limit', label: '商品数', type: 'integer', hint: '留空：5 种' },
          { name: 'goodsIds', label: '指定商品编号', hint: '按顺序，用逗号分开；留空：按品类' },
        ]}
        values={{ categoryId, limit, goodsIds: goodsIds.join(',') }}
        problems={problems}
        within="banner"
        onChange={(name, value) => {
          const numbers = Array.from(String(value ?? '').matchAll(/\d+/g), Number);
          set({ [name]: name === 'goodsIds' ? numbers : numbers[0] });
        }}
      />
      <GoodsSearch label="添加商品" onAdd={(goods) => set({ goodsIds: [...goodsIds, ...goods.map(({ id }) => id)] })} />
    </>
  );
}
