import { type GoodsView, Link, Notice } from '@yaoji/ui';

/** From this many products on, a reason is said once above them. */
const many = 3;

/** Why this buyer can't order many of these products, and the remedy. */
export function BlockStrip({ goods }: { goods: readonly GoodsView[] }) {
  const stopped = new Map<string, GoodsView[]>();
  for (const one of goods) {
    if (one.block && !one.block.isOfGoods)
      stopped.set(one.block.message, [...(stopped.get(one.block.message) ?? []), one]);
  }
  const [most] = [...stopped.values()].sort((a, b) => b.length - a.length);
  const block = most?.[0]?.block;
  if (!block || most.length < many) return null;
  return (
    <Notice
      tone="warning"
      title={block.message}
      {...(block.fix
        ? {
            action: (
              <Link href={block.fix.href} tone="warning">
                {block.fix.label}
              </Link>
            ),
          }
        : {})}
    >
      {most.length} 种商品暂不能购买
    </Notice>
  );
}
