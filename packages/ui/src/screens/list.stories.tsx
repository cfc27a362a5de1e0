import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longest, sampleGoods } from '../../stories/goods.ts';
import { SamplePage } from '../../stories/layout.tsx';
import { clamp, limits, noLimits } from '../../stories/quantity.ts';
import {
  Breadcrumb,
  Checkbox,
  ChosenFilters,
  FilterPanel,
  GoodsCard,
  GoodsCardSkeleton,
  GoodsGrid,
  GoodsTable,
  Pagination,
  SegmentedControl,
  SortBar,
  sprinkles,
} from '../index.ts';

const meta = { title: '整页/List 商品列表', parameters: { layout: 'fullscreen', look: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const options = (pairs: Record<string, number>) =>
  Object.entries(pairs).map(([label, count]) => ({ id: label, label, count, href: `#${label}` }));

function Filters({ view }: { view: 'cards' | 'table' }) {
  return (
    <>
      <div className={sprinkles({ paddingBlock: 2 })}>
        <Breadcrumb items={[{ label: '首页', href: '#' }, { label: '全部商品', href: '#list' }, { label: '中成药' }]} />
      </div>
      <div className={sprinkles({ display: 'grid', gap: 3, marginBlockEnd: 3 })}>
        <FilterPanel
          unfolded={false}
          onUnfold={fn()}
          groups={[
            { label: '功效', options: options({ 补益: 126, 清热解毒: 98, 活血化瘀: 84, 止咳祛痰: 71 }) },
            { label: '生产厂家', options: options({ 豫西本草制药: 42, 九岭药业: 38, 石门岭药业: 17 }) },
            { label: '优惠', options: options({ 满减: 64, 秒杀: 8, 换购: 12, 赠品: 21, 阶梯价: 156, 包邮: 40 }) },
          ]}
        >
          <ChosenFilters
            items={[
              { id: '中成药', label: '中成药', href: '#a' },
              { id: '有货', label: '有货', href: '#b' },
            ]}
            clear={{ href: '#c' }}
          />
        </FilterPanel>
        <SortBar
          options={[
            { id: 'all', label: '综合', href: '#', current: true },
            { id: 'sales', label: '销量', href: '#' },
            { id: 'price', label: '价格', href: '#' },
            { id: 'expiry', label: '效期', href: '#' },
            { id: 'new', label: '上新', href: '#' },
          ]}
        >
          <Checkbox label="仅看有货" defaultChecked />
          <Checkbox label="买过的" />
          <SegmentedControl
            label="显示方式"
            value={view}
            items={[
              { value: 'cards', label: '大图', href: '#cards' },
              { value: 'table', label: '列表', href: '#table' },
              { value: 'plain', label: '无图', href: '#plain' },
            ]}
          />
          <Pagination compact page={1} pageCount={27} hrefOf={(page) => `#${page}`} />
        </SortBar>
      </div>
    </>
  );
}

const callbacks = { clamp, onQuantityChange: fn(), onAdd: fn(), onFavourite: fn() };
const pages = (
  <div className={sprinkles({ paddingBlock: 6 })}>
    <Pagination page={1} pageCount={27} hrefOf={(page) => `#${page}`} />
  </div>
);

const manyGoods = [...sampleGoods, ...[...sampleGoods].reverse()].map((goods, index) => ({
  goods:
    index === 7
      ? { ...goods, block: { message: '超出经营范围：三类器械', fix: { label: '去维护资质', href: '#' } } }
      : goods,
  id: String(index),
}));

export const Cards: Story = {
  render: () => (
    <SamplePage>
      <Filters view="cards" />
      <h1 className={sprinkles({ display: 'none' })}>中成药</h1>
      <GoodsGrid>
        {manyGoods.map(({ goods, id }) => (
          <GoodsCard
            key={id}
            {...callbacks}
            goods={goods}
            quantity="10"
            limits={goods.block ? noLimits : limits}
            favourite={id === '3'}
            headingLevel={2}
          />
        ))}
      </GoodsGrid>
      {pages}
    </SamplePage>
  ),
};

export const Loading: Story = {
  parameters: { look: false },
  render: () => (
    <SamplePage>
      <Filters view="cards" />
      <GoodsGrid busy>
        {manyGoods.map(({ id }) => (
          <GoodsCardSkeleton key={id} />
        ))}
      </GoodsGrid>
    </SamplePage>
  ),
};

export const Table: Story = {
  render: () => (
    <SamplePage>
      <Filters view="table" />
      <GoodsTable
        {...callbacks}
        belowHeader
        rows={[...manyGoods, { goods: longest, id: 'longest' }].map(({ goods, id }) => ({
          id,
          goods,
          quantity: '10',
          limits: goods.block ? noLimits : limits,
          amount: '128.00',
          favourite: id === '3',
        }))}
        footer={
          <span>
            本页合计 <strong>¥1,408.00</strong>
          </span>
        }
      />
      {pages}
    </SamplePage>
  ),
};
export const Laptop: Story = { ...Cards, globals: { viewport: { value: 'laptop' } } };
export const Phone: Story = { ...Cards, globals: { viewport: { value: 'phone' } } };
// Each story is looked at by axe in the dark, too.
const tags = ['!test'];
export const Dark: Story = { ...Cards, tags, globals: { theme: 'dark' } };
export const PhoneDark: Story = { ...Cards, tags, globals: { theme: 'dark', viewport: { value: 'phone' } } };
export const FreeShippingZone: Story = { ...Cards, globals: { zone: 'yx' } };
export const TcmZone: Story = { ...Cards, globals: { zone: 'zy' } };
export const DevicesZone: Story = { ...Cards, globals: { zone: 'qx' } };
export const DevicesZoneDark: Story = { ...Cards, tags, globals: { zone: 'qx', theme: 'dark' } };
