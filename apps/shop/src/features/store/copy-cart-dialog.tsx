import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '@yaoji/api-client/wire';
import { Button, Checkbox, Dialog, EmptyState } from '@yaoji/ui';
import { type FormEvent, useId, useState } from 'react';
import { useCopyLines } from '#features/cart/copy-lines.mutation.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './copy-cart-dialog.css.ts';
import { CopyResult } from './copy-result.tsx';
import { storesQuery } from './store.queries.ts';

type CopyCartDialogProps = {
  lines: readonly CartLine[];
  /** The initially chosen stores. Default: none. */
  chosenIds?: readonly number[];
  onClose: () => void;
};

/** Copies lines of the cart to linked stores, and shows the result for each (K4). */
export function CopyCartDialog({ lines, chosenIds = [], onClose }: CopyCartDialogProps) {
  const formId = useId();
  const query = useQuery(storesQuery());
  const stores = query.data?.filter(({ isCurrent }) => !isCurrent);
  const [chosen, setChosen] = useState<readonly number[]>(chosenIds);
  const copy = useCopyLines();
  const copyOnce = useMutateOnce(copy);
  const { data: copies } = copy;
  const choose = (id: number, isChosen: boolean) =>
    setChosen([...chosen.filter((one) => one !== id), ...(isChosen ? [id] : [])]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0)
      copyOnce({ lineIds: lines.map(({ id }) => id), storeIds: [...chosen].sort((a, b) => a - b) });
  };
  return (
    <Dialog
      open
      title={copies ? '复制结果' : '复制到门店'}
      onClose={onClose}
      footer={
        copies || stores?.length === 0 ? (
          <Button onClick={onClose}>{copies ? '完成' : '关闭'}</Button>
        ) : (
          <>
            <Button tone="outline" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" form={formId} loading={copy.isPending} disabled={!stores || chosen.length === 0}>
              复制到 {chosen.length} 家门店
            </Button>
          </>
        )
      }
    >
      {copies ? (
        <div className={css.results} role="status">
          {copies.map((one) => (
            <CopyResult key={one.storeId} copy={one} lines={lines} />
          ))}
        </div>
      ) : (
        <Loaded
          query={{ ...query, data: stores }}
          compact
          empty={
            <EmptyState
              compact
              title="还没有绑定其他门店"
              picture="order"
              action={<Button href={href('account_stores')}>去绑定门店</Button>}
            />
          }
        >
          {(stores) => (
            <form id={formId} className={css.form} onSubmit={submit}>
              <p className={css.quiet}>共 {lines.length} 种商品。每家门店按自己的经营范围、价格、库存和限购判断。</p>
              <ul className={css.stores} aria-label="门店">
                {stores.map(({ id, company, address, cartCount }) => (
                  <li key={id} className={css.store}>
                    <Checkbox
                      label={company}
                      checked={chosen.includes(id)}
                      onChange={(isChosen) => choose(id, isChosen)}
                    />
                    <span className={css.quiet}>
                      {address && `${address}　`}购物车已有 {cartCount} 种
                    </span>
                  </li>
                ))}
              </ul>
            </form>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}
