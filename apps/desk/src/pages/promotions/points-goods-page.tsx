import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { formatMoney, StatusTag } from '@yaoji/ui';
import { columnsOf } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';

type PointsGoods = Schemas['PointsGoods'];
type Form = Schemas['PointsGoodsForm'];

const fields = titled(titles.PointsGoodsForm, [
  { name: 'name', required: true },
  { name: 'points', type: 'integer', required: true },
  { name: 'suggestedPrice', unit: '元', type: 'figure', required: true },
  { name: 'stock', type: 'integer', required: true },
  { name: 'perBuyer', type: 'integer', hint: '0：不限', required: true },
  { name: 'isOpen', type: 'flag' },
  { name: 'image', type: 'picture', required: true },
  { name: 'description', type: 'area' },
]);

const blank: Form = { name: '', image: '', points: 100, suggestedPrice: '', stock: 10, perBuyer: 0, isOpen: 1 };

const stateOf = ({ isOpen, stock }: Form) => {
  if (!isOpen) return <StatusTag>已下架</StatusTag>;
  return stock > 0 ? <StatusTag tone="success">可兑换</StatusTag> : <StatusTag tone="warning">已兑完</StatusTag>;
};

const { text, figure } = columnsOf<PointsGoods>();

const columns = [
  figure('积分', 96, ({ form }) => form.points),
  figure('参考价', 112, ({ form }) => formatMoney(form.suggestedPrice)),
  figure('库存', 88, ({ form }) => form.stock),
  figure('每店限兑', 88, ({ form }) => form.perBuyer || '不限'),
  text('状态', 88, ({ form }) => stateOf(form)),
];

/** Products that points can buy. */
export default function PointsGoodsPage() {
  const { page } = useFilters();
  return (
    <RecordPage<Form, PointsGoods>
      name="积分商品"
      note={<PageNav of="promotions" />}
      query={useRead(operations.listPointsGoods, { query: { page } }, { isList: true })}
      titleOf={({ form }) => form.name}
      columns={columns}
      fields={fields}
      within="pointsGoods"
      blank={() => blank}
      create={operations.createPointsGoods}
      change={operations.changePointsGoods}
    />
  );
}
