import { Button, CloseIcon, GoodsPicture, IconButton } from '@yaoji/ui';
import { useState } from 'react';
import { clearCompared, mostCompared, toggleCompared, useCompared } from './compare.store.ts';
import * as css from './compare-bar.css.ts';
import { CompareDialog } from './compare-dialog.tsx';

/** The products chosen for comparison, at the foot of the window. */
export default function CompareBar({ aboveFoot }: { aboveFoot: boolean }) {
  const { goods } = useCompared();
  const [isOpen, setOpen] = useState(false);
  if (goods.length === 0) return null;
  const remove = (id: number) => {
    if (goods.length <= 2) setOpen(false);
    toggleCompared(goods.find((one) => one.id === id) ?? { id, name: '', picture: '' });
  };
  return (
    <section className={aboveFoot ? css.barAboveFoot : css.bar} aria-label="商品对比">
      <ul className={css.places}>
        {goods.map((one) => (
          <li key={one.id} className={css.place}>
            <span className={css.picture}>
              <GoodsPicture src={one.picture} alt="" size={32} />
            </span>
            <span className={css.name} title={one.name}>
              {one.name}
            </span>
            <IconButton label={`移除 ${one.name}`} size="small" onClick={() => remove(one.id)}>
              <CloseIcon size={12} />
            </IconButton>
          </li>
        ))}
        {Array.from({ length: mostCompared - goods.length }, (_, index) => (
          <li key={index} className={css.empty}>
            还可选 1 种
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button tone="plain" size="small" onClick={clearCompared}>
          清空
        </Button>
        <Button disabled={goods.length < 2} onClick={() => setOpen(true)}>
          {goods.length < 2 ? '再选一种' : `对比（${goods.length}）`}
        </Button>
      </div>
      {isOpen && <CompareDialog ids={goods.map(({ id }) => id)} onRemove={remove} onClose={() => setOpen(false)} />}
    </section>
  );
}
