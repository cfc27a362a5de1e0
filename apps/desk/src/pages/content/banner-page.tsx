import { operations, titles } from '@yaoji/api-client/desk';
import { Fields, type FieldValue, titled } from '#pages/parts/fields.tsx';
import { GoodsSearch } from '#pages/parts/goods-search.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { bannerPlaces } from './content-places.ts';
import { type Entry, EntryList, type PlaceFieldsProps } from './entry-list.tsx';

const fields = titled(titles.BannerForm, [
  { name: 'title', required: true, hint: '没有图片时画在横幅上' },
  { name: 'subtitle' },
  { name: 'url', hint: '本店的页面，如 /mrtj；留空：不能点，首页右上角必填' },
  { name: 'image', type: 'picture', hint: '宽 1920 像素为宜，首页右上角 440×80；没有则按标题绘制' },
  { name: 'phoneImage', type: 'picture', hint: '手机上（600 像素以内）换成这一张' },
  { name: 'sort', type: 'integer', hint: '小的在前', required: true },
  { name: 'startsAt', type: 'time', hint: '留空：立即' },
  { name: 'endsAt', type: 'time', hint: '留空：一直显示' },
]);

/** Places whose entries belong to an activity. */
const ofActivity: ReadonlySet<string> = new Set(['popup', 'popup-visitor', 'activity-floor']);

/** Banners, floors, dialogs and suppliers on the shop's pages. */
export default function BannerPage() {
  return (
    <EntryList name="横幅与楼层" places={bannerPlaces} blank="home" fields={fields}>
      {({ entries, ...props }) => (
        <>
          {ofActivity.has(props.form.place) && <ActivityField {...props} />}
          {props.form.place === 'supplier' && <SupplierFields {...props} entries={entries} />}
          {props.form.place.endsWith('-floor') && <FloorGoods {...props} />}
        </>
      )}
    </EntryList>
  );
}

const numbersIn = (value: FieldValue) => Array.from(String(value ?? '').matchAll(/\d+/g), Number);

/** The activity whose products a dialog lists, or whose page shows the floor. */
function ActivityField({ form: { activityId }, set, problems }: PlaceFieldsProps) {
  const { list = [] } = useRead(operations.listActivities, { query: {} }).data ?? {};
  return (
    <Fields
      fields={titled(titles.BannerForm, [
        {
          name: 'activityId',
          options: [['', '请选择'] as const, ...list.map(({ id, title }) => [String(id), title] as const)],
        },
      ])}
      values={{ activityId }}
      problems={problems}
      within="banner"
      onChange={(name: string, value) => set({ [name]: numbersIn(value)[0] })}
    />
  );
}

/** A supplier of the controlled zone is a maker; its page starts with some of the advertisements. */
function SupplierFields({ form, set, problems, entries }: PlaceFieldsProps & { entries: readonly Entry[] }) {
  const ads = entries.filter((each) => each.form.place === 'controlled');
  return (
    <Fields
      fields={titled(titles.BannerForm, [
        { name: 'maker', required: true, hint: '与商品的厂家一致' },
        {
          name: 'adIds',
          hint: '在“控销厂家广告”里新建',
          type: 'several',
          options: ads.map(({ id, form: { title } }) => [String(id), title] as const),
        },
      ])}
      values={{ maker: form.maker, adIds: (form.adIds ?? []).map(String) }}
      problems={problems}
      within="banner"
      onChange={(name, value) => set({ [name]: name === 'adIds' ? numbersIn(value) : value })}
    />
  );
}

/** Products of a floor: selected by name, or the best sellers of a category. */
function FloorGoods({ form: { categoryId, goodsIds = [], limit }, set, problems }: PlaceFieldsProps) {
  const { categories = [] } = useRead(operations.listScopeChoices, {}).data ?? {};
  const options = [['', '不按品类'] as const, ...categories.map(({ id, name }) => [String(id), name] as const)];
  return (
    <>
      <Fields
        fields={titled(titles.BannerForm, [
          { name: 'categoryId', options, hint: '显示其中卖得最好的；专区楼层只显示专区的商品' },
          { name: 'limit', type: 'integer', hint: '留空：5 种' },
          { name: 'goodsIds', hint: '按顺序，用逗号分开；留空：按品类' },
        ])}
        values={{ categoryId, limit, goodsIds: goodsIds.join(',') }}
        problems={problems}
        within="banner"
        onChange={(name, value) => set({ [name]: name === 'goodsIds' ? numbersIn(value) : numbersIn(value)[0] })}
      />
      <GoodsSearch label="添加商品" onAdd={(goods) => set({ goodsIds: [...goodsIds, ...goods.map(({ id }) => id)] })} />
    </>
  );
}
