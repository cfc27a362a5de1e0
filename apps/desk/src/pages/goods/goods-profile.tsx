import { operations, type Schemas } from '@yaoji/api-client/desk';
import { Button } from '@yaoji/ui';
import { useState } from 'react';
import type { Field } from '#pages/parts/fields.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { RecordDialog } from '#pages/parts/record-dialog.tsx';
import { useMay } from '#shared/session/operator.ts';

type Profile = Schemas['GoodsProfile'];
type Form = Profile['form'];

const tags: readonly (readonly [string, string])[] = ['优', '秒', '满', '换购', '赠', '特', '新'].map((tag) => [
  tag,
  tag,
]);
const rates: readonly (readonly [string, string])[] = [13, 9, 6, 3, 1, 0].map((rate) => [`${rate}`, `${rate}%`]);

const fields: readonly Field<keyof Form>[] = [
  {
    name: 'name',
    label: '名称',
    required: true,
    hint: '名称、规格、厂家、单位、批准文号：下架后才能改，改后移出所有购物车',
  },
  { name: 'commonName', label: '通用名' },
  { name: 'spec', label: '规格' },
  { name: 'unit', label: '单位', required: true },
  { name: 'maker', label: '生产厂家' },
  { name: 'approvalHolder', label: '上市许可持有人' },
  { name: 'approvalNo', label: '批准文号', hint: '经营范围由它推出' },
  { name: 'dosageForm', label: '剂型' },
  { name: 'barcode', label: '条码', hint: '69 码；有它，价目表就按它认商品' },
  { name: 'stdCode', label: '本位码' },
  { name: 'category', label: '分类', hint: '如 中成药>补益类；没有的会新建' },
  { name: 'scope', label: '经营范围', hint: '客户须有此范围；留空：按批准文号和分类' },
  { name: 'origin', label: '产地' },
  { name: 'pinyinCode', label: '助记码' },
  { name: 'vatRate', label: '税率', options: rates },
  { name: 'basePrice', label: '原价', type: 'figure', hint: '划线价' },
  { name: 'marketPrice', label: '建议零售价', type: 'figure' },
  { name: 'packSize', label: '中包装内装量', type: 'figure', hint: '中包装可拆零时填' },
  { name: 'weightGrams', label: '毛重（克）', type: 'figure', hint: '每单位连包装；按重量算运费时用' },
  { name: 'tracePrefixes', label: '追溯码前缀', hint: '前 7 位，或 14 位 GTIN；多个用空格隔开' },
  { name: 'storage', label: '贮藏' },
  { name: 'standard', label: '执行标准' },
  { name: 'withCoupon', label: '可用优惠券', type: 'flag' },
  { name: 'isPrescription', label: '处方药', type: 'flag', hint: '不能作赠品、奖品' },
  { name: 'containsEphedrine', label: '含麻黄碱', type: 'flag', hint: '名称里写明的自动算' },
  { name: 'tags', label: '标签', type: 'several', options: tags },
  { name: 'indications', label: '适应症/功能主治', type: 'area' },
  { name: 'dosage', label: '用法用量', type: 'area' },
  { name: 'adverseReactions', label: '不良反应', type: 'area' },
  { name: 'contraindications', label: '禁忌', type: 'area' },
  { name: 'precautions', label: '注意事项', type: 'area' },
];

const blank: Form = { name: '', unit: '盒', vatRate: 13, withCoupon: 1, isPrescription: 0, containsEphedrine: 0 };

type DialogProps = { record: Profile | null; onSaved: (saved: Form) => void; onClose: () => void };

const ProfileDialog = ({ record, onSaved, onClose }: DialogProps) => (
  <RecordDialog<Form>
    name="商品"
    record={record}
    source={record?.form ?? blank}
    fields={fields}
    within="goods"
    create={operations.createGoods}
    change={operations.changeGoodsProfile}
    onSaved={({ form }) => onSaved(form)}
    onClose={onClose}
  >
    {() =>
      record && (
        <p className={css.muted}>
          名称、规格、厂家、单位、批准文号变了就是另一种商品：下架后才能改，改后从所有购物车移出。
        </p>
      )
    }
  </RecordDialog>
);

/** Creates a product, then shows it in the list, where its price and stock step are set. */
export function NewGoods({ onSaved }: { onSaved: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        新建商品
      </Button>
      {isOpen && <ProfileDialog record={null} onSaved={({ name }) => onSaved(name)} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Edits a product's description. */
export function EditGoods({ id, onSaved }: { id: number; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay()(operations.changeGoodsProfile)) return null;
  return (
    <>
      <Button size="small" tone="outline" onClick={() => setOpen(true)}>
        修改资料
      </Button>
      {isOpen && (
        <Loaded read={operations.getGoodsProfile} input={{ params: { id } }} isForm>
          {(record) => <ProfileDialog record={record} onSaved={onSaved} onClose={() => setOpen(false)} />}
        </Loaded>
      )}
    </>
  );
}
