import { ApiError } from '@yaoji/api-client';
import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Button, formatMoney } from '@yaoji/ui';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { BuyerSearch } from '#pages/parts/buyer-search.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import { useWrite } from '#shared/api/use-write.ts';

type Form = Schemas['OwnPriceForm'];

const mostNamed = 5;

/** Some products as a buyer of the list will see them, before it is saved. */
export function OwnPricePreview({ id, form }: { id: number | undefined; form: Form }) {
  const { data, error, variables, isPending, mutate } = useWrite(operations.previewOwnPrices);
  const show = (buyer: number) => mutate({ body: { ...(id !== undefined && { id }), list: form, buyer } });
  const named = (form.buyers ?? []).slice(0, mostNamed);
  const isCurrent = variables?.body.list === form;
  return (
    <section className={css.stack} aria-label="预览">
      <p className={css.strong}>预览：客户将看到的价格</p>
      {named.length > 0 && (
        <div className={css.buttons}>
          {named.map(({ id: buyer, company }) => (
            <Button key={buyer} size="small" tone="outline" disabled={isPending} onClick={() => show(buyer)}>
              {company || `客户${buyer}`}
            </Button>
          ))}
        </div>
      )}
      <BuyerSearch label="预览其他客户" onChoose={({ id: buyer }) => show(buyer)} />
      {isCurrent && error && <Problem error={error} />}
      {isCurrent && data && (
        <div role="status">
          <CardTable
            label={`${data.company}，${formatMinute(data.at)} 的价格`}
            isLabelled
            heads={['商品', '价格', '划线价', '原因']}
            figures={['价格', '划线价']}
            rows={data.goods.map(({ id: goodsId, name, spec, maker, price, struckPrice, reason }) => ({
              key: goodsId,
              cells: [
                [name, spec, maker].filter(Boolean).join(' '),
                price === null ? '—' : formatMoney(price),
                struckPrice === null ? '—' : formatMoney(struckPrice),
                reason,
              ],
            }))}
          />
        </div>
      )}
    </section>
  );
}

function Problem({ error }: { error: Error }) {
  const texts = error instanceof ApiError ? Object.values(error.errors).flat() : [];
  return texts.length > 0 ? <p className={css.problem}>{texts.join('；')}</p> : <Refusal error={error} />;
}
