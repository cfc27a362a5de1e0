import { type OperationData, operations } from '@yaoji/api-client/desk';
import { Button, Checkbox, toast } from '@yaoji/ui';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { BuyerSearch } from '#pages/parts/buyer-search.tsx';
import { useForm } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Chosen, RegionChoice } from '#pages/parts/region-choice.tsx';
import { useWrite } from '#shared/api/use-write.ts';

type Terms = OperationData<'getGoodsTerms'>;

/** Sets which buyers and regions may buy a product; `terms` are those seen when the form opened. */
export function SaleTermsForm({ id, terms, onDone }: { id: number; terms: Terms; onDone: () => void }) {
  const { form, set } = useForm(terms);
  const { version, isControlled, buyers, regions } = form;
  const write = useWrite(operations.changeGoodsTerms);
  const onSuccess = () => {
    toast.success('销售范围已保存');
    onDone();
  };
  const save = () =>
    write.mutate(
      {
        params: { id },
        body: {
          version,
          isControlled,
          buyers: buyers.map((buyer) => buyer.id),
          regions: regions.map(({ code, isExcluded }) => ({ code, isExcluded })),
        },
      },
      { onSuccess },
    );
  return (
    <section className={css.stack} aria-label="销售范围">
      <Checkbox
        label="控销：只卖给指定客户"
        checked={isControlled === 1}
        onChange={(isOn) => set({ isControlled: isOn ? 1 : 0 })}
      />
      {isControlled === 1 && (
        <>
          <Chosen
            empty="还没有指定客户：谁也不能买"
            labels={buyers.map(({ company }) => company)}
            onRemove={(at) => set({ buyers: buyers.toSpliced(at, 1) })}
          />
          <BuyerSearch
            label="添加客户"
            onChoose={(buyer) => set({ buyers: [...buyers.filter(({ id }) => id !== buyer.id), buyer] })}
          />
        </>
      )}
      <Chosen
        empty="全国可售"
        labels={regions.map(({ name, isExcluded }) => `${isExcluded ? '不销往' : '只销往'} ${name}`)}
        onRemove={(at) => set({ regions: regions.toSpliced(at, 1) })}
      />
      <RegionChoice
        labels={['只销往', '不销往']}
        onChoose={(region, at) =>
          set({
            regions: [
              ...regions.filter(({ code }) => code !== region.code),
              { ...region, isExcluded: at === 0 ? 0 : 1 },
            ],
          })
        }
      />
      {write.error && <Refusal error={write.error} />}
      <div className={css.buttons}>
        <Button size="small" loading={write.isPending} onClick={save}>
          保存销售范围
        </Button>
      </div>
    </section>
  );
}
