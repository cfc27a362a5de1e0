import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { formatMoney } from '@yaoji/ui';
import { Actions } from '#pages/parts/actions.tsx';
import { titled } from '#pages/parts/fields.tsx';
import { FieldsList } from '#pages/parts/fields-list.tsx';
import * as css from '#pages/parts/page.css.ts';
import { RecordDialog } from '#pages/parts/record-dialog.tsx';

type Tiers = Schemas['GoodsTiers'];
type Form = Schemas['GoodsTiersForm'];

const fields = titled(titles.GoodsTiersForm, [
  { name: 'freeShippingNumber', type: 'figure', hint: '买到这个数量，该商品包邮；0 或留空：不按数量' },
]);

const tierFields = titled(titles.PriceTier, [
  { name: 'number', type: 'figure', required: true },
  { name: 'price', unit: '元', type: 'figure', required: true },
]);

const tiersText = ({ tiers = [] }: Form) =>
  tiers.map(({ number, price }) => `${number} 起 ${formatMoney(price)}`).join('，') || '没有阶梯价';

const shippingText = ({ freeShippingNumber }: Form) =>
  Number(freeShippingNumber) > 0 ? `买 ${freeShippingNumber} 包邮` : '不按数量包邮';

/** Tiered prices of one product, and the quantity that ships free. */
export function GoodsTiers({ tiers }: { tiers: Tiers }) {
  const dialog = (onClose: () => void) => (
    <RecordDialog<Form>
      name="阶梯价与包邮"
      record={tiers}
      source={tiers.form}
      fields={fields}
      texts={(form) => ({ 阶梯价: tiersText(form) })}
      within="goods"
      change={operations.changeGoodsTiers}
      // A cleared field is absent.
      toSent={({ freeShippingNumber = '0', ...form }) => ({ freeShippingNumber, ...form })}
      onClose={onClose}
    >
      {(form, set, problems) => (
        <FieldsList
          list={form.tiers ?? []}
          titleOf={(_, at) => `第 ${at + 1} 档`}
          fieldsOf={() => tierFields}
          addLabel="加一档"
          blank={{ number: '', price: '' }}
          most={10}
          within="goods[tiers]"
          problems={problems}
          onChange={(list) => set({ tiers: list })}
        />
      )}
    </RecordDialog>
  );
  return (
    <div className={css.buttons}>
      <span>
        {tiersText(tiers.form)} · {shippingText(tiers.form)}
      </span>
      <Actions actions={[{ label: '修改阶梯价与包邮', operation: operations.changeGoodsTiers, dialog }]} size="small" />
    </div>
  );
}
