import { type OperationData, operations } from '@yaoji/api-client/desk';
import { Button, Checkbox, Select, toast } from '@yaoji/ui';
import { useState } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { BuyerSearch } from '#pages/parts/buyer-search.tsx';
import { useForm } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';

type Terms = OperationData<'getGoodsTerms'>;
type Region = Terms['regions'][number];

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
        onChoose={(region) => set({ regions: [...regions.filter(({ code }) => code !== region.code), region] })}
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

type ChosenProps = { empty: string; labels: readonly string[]; onRemove: (at: number) => void };

/** Selected entries, each with a button to remove it. */
function Chosen({ empty, labels, onRemove }: ChosenProps) {
  if (labels.length === 0) return <p className={css.muted}>{empty}</p>;
  return (
    <div className={css.buttons}>
      {labels.map((label, at) => (
        <Button key={at + label} size="small" tone="outline" aria-label={`移除 ${label}`} onClick={() => onRemove(at)}>
          {label} ✕
        </Button>
      ))}
    </div>
  );
}

/** Selects a province or city, and whether the product is sold only there or not at all. */
function RegionChoice({ onChoose }: { onChoose: (region: Region) => void }) {
  const [province, setProvince] = useState('');
  const [city, setCity] = useState('');
  const provinces = useRead(operations.listRegions, { query: {} }).data ?? [];
  const cities =
    useRead(operations.listRegions, { query: { parent: province } }, { enabled: province !== '' }).data ?? [];
  const nameOf = (code: string, among: typeof provinces) => among.find((each) => each.code === code)?.name ?? '';
  const choose = (isExcluded: 0 | 1) => {
    onChoose({ code: city || province, name: nameOf(province, provinces) + nameOf(city, cities), isExcluded });
    setCity('');
  };
  const optionsOf = (all: typeof provinces) => all.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <div className={css.buttons}>
      <Select
        size="small"
        aria-label="省份"
        placeholder="省份"
        value={province}
        onChange={(code) => {
          setProvince(code);
          setCity('');
        }}
        options={optionsOf(provinces)}
      />
      <Select
        size="small"
        aria-label="城市"
        placeholder="全省"
        value={city}
        onChange={setCity}
        disabled={province === ''}
        options={optionsOf(cities)}
      />
      <Button size="small" tone="outline" disabled={province === ''} onClick={() => choose(0)}>
        只销往
      </Button>
      <Button size="small" tone="outline" disabled={province === ''} onClick={() => choose(1)}>
        不销往
      </Button>
    </div>
  );
}
