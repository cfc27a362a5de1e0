import type { FieldErrors } from '@yaoji/api-client';
import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { addDays, chinaDay, formatMinute, proposalStatusNames } from '@yaoji/domain';
import { formatMoney, StatusTag } from '@yaoji/ui';
import { useSearchParams } from 'react-router';
import { Actions, action } from '#pages/parts/actions.tsx';
import { BuyerSearch } from '#pages/parts/buyer-search.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import { titled } from '#pages/parts/fields.tsx';
import { MineFilter, useMine } from '#pages/parts/mine-filter.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordPage } from '#pages/parts/record-page.tsx';
import { Chosen } from '#pages/parts/region-choice.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { GoodsRows, useKnownGoods } from './goods-rows.tsx';
import { pastedQuantities, withPasted } from './pasted-prices.ts';
import { PastedRows } from './pasted-rows.tsx';
import { joinsPromotionsField } from './promotion-fields.ts';

type Proposal = Schemas['ProposalSummary'];
type Form = Schemas['ProposalForm'];

const tones = {
  open: 'warning',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

const fields = titled(titles.ProposalForm, [
  { name: 'validOn', type: 'date', required: true, hint: '当天结束前可接受；报价到这天为止' },
  { ...joinsPromotionsField, label: '报价可叠加优惠' },
  { name: 'note', type: 'area', rows: 3, hint: '客户能看到', input: { maxLength: 500 } },
]);

const blank = (): Form => ({ validOn: addDays(chinaDay(new Date()), 7), joinsPromotions: 0 });

/** The answer to a demand, whose address names it and its buyer. */
function useDemand(): Form | undefined {
  const [params] = useSearchParams();
  const [demandId, buyerId] = [Number(params.get('demand')), Number(params.get('buyer'))];
  return demandId && buyerId ? { ...blank(), buyers: [{ id: buyerId }], demandId } : undefined;
}

const { text, figure } = columnsOf<Proposal>();

const columns = [
  text('状态', 88, ({ status }) => <StatusTag tone={tones[status]}>{proposalStatusNames[status]}</StatusTag>),
  text('业务员', 96, ({ salesperson }) => salesperson),
  figure('商品', 72, ({ lineCount }) => lineCount),
  figure('报价', 72, ({ quoteCount }) => quoteCount || '—'),
  text('有效期至', 112, ({ validOn }) => validOn),
  text('新建时间', 144, ({ createdAt }) => formatMinute(createdAt), { priority: 'laptop' }),
  text('结果', 220, ({ decidedAt, decidedBy, answer }) =>
    decidedAt === null ? '—' : [formatMinute(decidedAt), decidedBy, answer].filter(Boolean).join(' '),
  ),
  figure('成交', 112, ({ ordered }) => (Number(ordered) > 0 ? formatMoney(ordered) : '—')),
];

/** Changes by somebody else in parts without fields. */
const texts = ({ lines = [] }: Form) => ({
  商品: lines
    .map(({ goodsId, quantity, price }) => [goodsId, `×${quantity}`, price].filter(Boolean).join(' '))
    .join('、'),
});

/** Products proposed to buyers, with quotes. */
export default function ProposalPage() {
  const { query, bar } = useStatus('推荐单状态', proposalStatusNames);
  const mine = useMine();
  return (
    <RecordPage<Form, Proposal>
      name="推荐单"
      note={<PageNav of="promotions" />}
      filters={bar(
        {},
        <>
          <MineFilter label="只看我的" />
          <SearchField label="查找推荐单" placeholder="客户或单号" />
        </>,
      )}
      query={useRead(operations.listProposals, { query: { ...query, ...mine } }, { isList: true })}
      read={operations.getProposal}
      titleOf={({ id, company }) => `${id} ${company}`}
      columns={columns}
      fields={fields}
      within="proposal"
      texts={texts}
      blank={blank}
      begun={useDemand()}
      create={operations.createProposal}
      change={operations.changeProposal}
      actions={({ id, status, company, canOrder }) =>
        status === 'open' && (
          <Actions actions={[order(id, company, canOrder === 1), withdraw(id, company)]} size="small" />
        )
      }
    >
      {(form, set, problems, row) => (
        <>
          <Buyer form={form} set={set} problems={problems} isStored={row !== null} />
          <Lines id={row?.id} list={form.lines ?? []} problems={problems} onChange={(lines) => set({ lines })} />
        </>
      )}
    </RecordPage>
  );
}

const order = (id: number, company: string, can: boolean) =>
  action(operations.orderProposal, {
    can,
    label: '代下单',
    title: `按推荐单 ${id} 代${company}下单`,
    children: '送到客户的默认地址。客户会收到消息，由客户付款。',
    inputOf: () => ({ params: { id } }),
    done: ({ orderNo, total }) => `已下单 ${orderNo}，共 ${formatMoney(total)}，等客户付款`,
  });

const withdraw = (id: number, company: string) =>
  action(operations.withdrawProposal, {
    label: '撤回',
    tone: 'plain',
    title: `撤回推荐单 ${id}`,
    children: `${company}将不能再接受这张推荐单。`,
    inputOf: () => ({ params: { id } }),
    done: '已撤回',
  });

type BuyerProps = { form: Form; set: (values: Partial<Form>) => void; problems: FieldErrors; isStored: boolean };

function Buyer({ form: { buyers = [] }, set, problems, isStored }: BuyerProps) {
  const unnamed = buyers.find(({ company }) => !company)?.id;
  const read = useRead(operations.getBuyer, { params: { id: unnamed ?? 0 } }, { enabled: unnamed !== undefined });
  const names = buyers.map(({ id, company }) => company || read.data?.company || `客户${id}`);
  const wrong = problems['proposal[buyers]'];
  return (
    <section className={css.stack} aria-label="客户">
      <p className={css.strong}>客户</p>
      {isStored ? (
        <p>{names.join('')}</p>
      ) : (
        <Chosen empty="还没有选客户" labels={names} onRemove={() => set({ buyers: [] })} />
      )}
      {!isStored && buyers.length === 0 && (
        <BuyerSearch label="选择客户" onChoose={(buyer) => set({ buyers: [buyer] })} />
      )}
      {wrong && <p className={css.problem}>{wrong.join('；')}</p>}
    </section>
  );
}

type LinesProps = {
  /** Of the stored proposal; undefined for a new one. */
  id: number | undefined;
  list: Schemas['ProposalLine'][];
  problems: FieldErrors;
  onChange: (list: Schemas['ProposalLine'][]) => void;
};

function Lines({ id, list, problems, onChange }: LinesProps) {
  const stored = useRead(operations.getProposal, { params: { id: id ?? 0 } }, { enabled: id !== undefined }).data;
  const { known: added, learn } = useKnownGoods();
  const known = new Map([...added, ...(stored?.goods ?? []).map((each) => [each.id, each] as const)]);
  return (
    <section className={css.stack} aria-label="商品">
      <p className={css.strong}>商品（{list.length} 种）</p>
      {stored && stored.total !== null && (
        <p className={css.muted}>按现在的价格，客户应付 {formatMoney(stored.total)}（已存的内容，不含运费）</p>
      )}
      <GoodsRows
        caption="商品"
        priceName="报价"
        list={list}
        figures={['quantity', 'price']}
        within="proposal[lines]"
        problems={problems}
        known={known}
        learn={learn}
        rowOf={({ id: goodsId, packStep = '1' }) => ({ goodsId, quantity: packStep })}
        onChange={onChange}
      />
      <PastedRows
        label="粘贴商品"
        hint="从表格复制：商品编号、数量，报价可留空"
        lacking="编号或数量"
        read={pastedQuantities}
        onAdd={(rows) => onChange(withPasted(list, rows))}
      />
    </section>
  );
}
