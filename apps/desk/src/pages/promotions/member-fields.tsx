import type { FieldErrors } from '@yaoji/api-client';
import type { Schemas } from '@yaoji/api-client/desk';
import { businessKindNames } from '@yaoji/domain';
import { BuyerSearch } from '#pages/parts/buyer-search.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Chosen, RegionChoice } from '#pages/parts/region-choice.tsx';

export const businessesField = {
  name: 'businesses',
  type: 'several',
  options: Object.entries(businessKindNames),
} as const;

type Members = Pick<Schemas['OwnPriceForm'], 'buyers' | 'regions'>;

type MemberFieldsProps = {
  /** The server's name for the form. */
  within: string;
  form: Members;
  set: (values: Members) => void;
  problems: FieldErrors;
};

/** Buyers by name and by region. */
export function MemberFields({ within, form: { buyers = [], regions = [] }, set, problems }: MemberFieldsProps) {
  const wrong = [...(problems[`${within}[buyers]`] ?? []), ...(problems[`${within}[regions]`] ?? [])];
  return (
    <section className={css.stack} aria-label="客户与地区">
      <p className={css.strong}>客户</p>
      <Chosen
        empty="没有点名的客户"
        labels={buyers.map(({ id, company }) => company || `客户${id}`)}
        onRemove={(at) => set({ buyers: buyers.toSpliced(at, 1) })}
      />
      <BuyerSearch
        label="添加客户"
        onChoose={(buyer) => set({ buyers: [...buyers.filter(({ id }) => id !== buyer.id), buyer] })}
      />
      <p className={css.strong}>地区（按企业所在地）</p>
      <Chosen
        empty="没有选地区"
        labels={regions.map(({ code, name = code }) => name)}
        onRemove={(at) => set({ regions: regions.toSpliced(at, 1) })}
      />
      <RegionChoice
        labels={['添加地区']}
        onChoose={(region) => set({ regions: [...regions.filter(({ code }) => code !== region.code), region] })}
      />
      {wrong.length > 0 && <p className={css.problem}>{wrong.join('；')}</p>}
    </section>
  );
}
