import type { Goods } from '@yaoji/api-client/wire';
import { Checkbox, toast } from '@yaoji/ui';
import { mostCompared, toggleCompared, useCompared } from '#features/compare/compare.store.ts';

/** Chooses goods for a comparison. */
export default function CompareMark({ goods: { id, name, pictures } }: { goods: Goods }) {
  const chosen = useCompared(({ goods }) => goods.some((one) => one.id === id));
  const toggle = () => {
    const isDone = toggleCompared({ id, name, picture: pictures[0]?.thumbnail ?? '' });
    if (!isDone) toast.warning(`最多对比 ${mostCompared} 种商品，请先移除一种`);
  };
  return <Checkbox label="对比" aria-label={`加入对比 ${name}`} checked={chosen} onChange={toggle} />;
}
