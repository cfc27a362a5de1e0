import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { Button } from '@yaoji/ui';
import { useState } from 'react';
import { titled, type Unlabelled } from '#pages/parts/fields.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { RecordDialog } from '#pages/parts/record-dialog.tsx';
import { useMay } from '#shared/session/operator.ts';

type Profile = Schemas['GoodsProfile'];
type Form = Profile['form'];

const tagNames = { 优: '优', 秒: '秒', 满: '满', 换购: '换购', 赠: '赠', 特: '特', 新: '新' };
const tags = Object.entries(tagNames satisfies Record<NonNullable<Form['tags']>[number], string>);
const rates: readonly (readonly [string, string])[] = [13, 9, 6, 3, 1, 0].map((rate) => [`${rate}`, `${rate}%`]);

/** Fields that are more than a line of text. */
const special: { readonly [Name in keyof Form]?: Omit<Unlabelled<Name>, 'name'> } = {
  name: { required: true, hint: '名称、规格、厂家、单位、批准文号：下架后才能改，改后移出所有购物车' },
  unit: { required: true },
  approvalNo: { hint: '经营范围由它推出' },
  barcode: { hint: '69 码；有它，价目表就按它认商品' },
  category: { hint: '如 中成药>补益类；没有的会新建' },
  scope: { hint: '客户须有此范围；留空：按批准文号和分类' },
  vatRate: { options: rates },
  basePrice: { type: 'figure', hint: '划线价' },
  marketPrice: { type: 'figure' },
  packSize: { type: 'figure', hint: '中包装可拆零时填' },
  weightGrams: { type: 'figure', unit: '克', hint: '每单位连包装；按重量算运费时用' },
  tracePrefixes: { hint: '前 7 位，或 14 位 GTIN；多个用空格隔开' },
  withCoupon: { type: 'flag' },
  isPrescription: { type: 'flag', hint: '不能作赠品、奖品' },
  containsEphedrine: { type: 'flag', hint: '名称里写明的自动算' },
  tags: { type: 'several', options: tags },
  indications: { type: 'area' },
  dosage: { type: 'area' },
  adverseReactions: { type: 'area' },
  contraindications: { type: 'area' },
  precautions: { type: 'area' },
};

const fields = titled(
  titles.GoodsProfileForm,
  // The cast: every field of the form has a title, or this does not compile.
  (Object.keys(titles.GoodsProfileForm) as (keyof Form)[]).map((name) => ({ name, ...special[name] })),
);

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
