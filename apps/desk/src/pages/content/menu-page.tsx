import { titles } from '@yaoji/api-client/desk';
import { Fields, titled } from '#pages/parts/fields.tsx';
import { linkPlaces } from './content-places.ts';
import { EntryList } from './entry-list.tsx';

/** The nav bar, hot searches, friendly links and the short links of the zones. */
export default function MenuPage() {
  return (
    <EntryList
      name="导航与链接"
      places={linkPlaces}
      blank="nav"
      fields={titled(titles.BannerForm, [
        { name: 'title', label: '名称', required: true },
        {
          name: 'url',
          hint: '本店的页面，如 /mrtj；导航与友情链接也可以 https:// 开头。留空：热门搜索搜这个词，导航显示“活动暂未开始”',
        },
        { name: 'sort', type: 'integer', hint: '小的在前；电脑上显示前 9 项导航', required: true },
        { name: 'startsAt', type: 'time', hint: '留空：立即' },
        { name: 'endsAt', type: 'time', hint: '留空：一直显示' },
      ])}
    >
      {({ form, set, problems, entries }) =>
        form.place === 'nav' && (
          <Fields
            fields={titled(titles.BannerForm, [
              {
                name: 'parentId',
                label: '上级导航',
                hint: '选了：在它展开的菜单里',
                options: [
                  ['', '没有，直接在导航栏上'] as const,
                  ...entries
                    .filter((each) => each.form.place === 'nav' && !each.form.parentId)
                    .map(({ id, form: { title } }) => [String(id), title] as const),
                ],
              },
              { name: 'image', type: 'picture', hint: '导航栏上代替文字，高 24 像素' },
            ])}
            values={form}
            problems={problems}
            within="banner"
            onChange={(name, value) => set({ [name]: name === 'parentId' && value ? Number(value) : value })}
          />
        )
      }
    </EntryList>
  );
}
