import { operations, type Schemas } from '@yaoji/api-client/desk';
import { Button, type DataColumn, formatMoney, StatusTag } from '@yaoji/ui';
import { useState } from 'react';
import type { Field } from '#pages/parts/fields.tsx';
import { Page } from '#pages/parts/page.tsx';
import { RecordDialog } from '#pages/parts/record-dialog.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { PromotionNav } from './promotion-nav.tsx';

type PointsGoods = Schemas['PointsGoods'];
type Form = Schemas['PointsGoodsForm'];

const fields: readonly Field<keyof Form>[] = [
  { name: 'name', label: '名称', required: true },
  { name: 'points', label: '所需积分', type: 'integer', required: true },
  { name: 'suggestedPrice', label: '参考价（元）', type: 'figure', required: true },
  { name: 'stock', label: '库存', type: 'integer', required: true },
  { name: 'perBuyer', label: '每店限兑', type: 'integer', hint: '0：不限', required: true },
  { name: 'isOpen', label: '可兑换', type: 'flag' },
  { name: 'image', label: '图片', hint: '本站的图片地址，如 /pictures/goods/12/1.svg', required: true },
  { name: 'description', label: '说明', type: 'area' },
];

const blank: Form = { name: '', image: '', points: 100, suggestedPrice: '', stock: 10, perBuyer: 0, isOpen: 1 };

const columns = (onOpen: (goods: PointsGoods) => void): DataColumn<PointsGoods>[] => [
  {
    id: 'name',
    header: '积分商品',
    cell: (goods) => (
      <Button tone="plain" size="small" onClick={() => onOpen(goods)}>
        {goods.form.name}
      </Button>
    ),
  },
  { id: 'points', header: '积分', align: 'end', width: '96px', cell: ({ form }) => form.points },
  {
    id: 'price',
    header: '参考价',
    align: 'end',
    width: '112px',
    cell: ({ form }) => formatMoney(form.suggestedPrice),
  },
  { id: 'stock', header: '库存', align: 'end', width: '88px', cell: ({ form }) => form.stock },
  { id: 'perBuyer', header: '每店限兑', align: 'end', width: '88px', cell: ({ form }) => form.perBuyer || '不限' },
  {
    id: 'isOpen',
    header: '状态',
    width: '88px',
    cell: ({ form }) => (form.isOpen ? <StatusTag tone="success">可兑换</StatusTag> : <StatusTag>已下架</StatusTag>),
  },
];

/** What points can be exchanged for. */
export default function PointsGoodsPage() {
  const { page } = useFilters();
  const goods = useRead(operations.listPointsGoods, { query: { page } }, { isList: true });
  const [opened, setOpened] = useState<PointsGoods | 'new' | null>(null);
  return (
    <Page
      title="积分商品"
      note={<PromotionNav />}
      actions={
        <Button size="small" onClick={() => setOpened('new')}>
          新建积分商品
        </Button>
      }
    >
      <RecordList
        caption="积分商品"
        columns={columns(setOpened)}
        query={goods}
        keyOf={({ id }) => String(id)}
        empty="还没有积分商品"
      />
      {opened && <PointsGoodsDialog goods={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

function PointsGoodsDialog({ goods, onClose }: { goods: PointsGoods | null; onClose: () => void }) {
  const create = useWrite(operations.createPointsGoods);
  const change = useWrite(operations.changePointsGoods);
  return (
    <RecordDialog<Form>
      name="积分商品"
      record={goods}
      source={goods?.form ?? blank}
      fields={fields}
      within="pointsGoods"
      write={goods ? change : create}
      onCreate={(pointsGoods, done) => create.mutate({ body: { pointsGoods } }, done)}
      onChange={(version, pointsGoods, done) =>
        goods && change.mutate({ params: { id: goods.id }, body: { version, pointsGoods } }, done)
      }
      onClose={onClose}
    />
  );
}
