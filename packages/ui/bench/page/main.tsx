import { Profiler, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CartLine, type CartLineView, VirtualList } from '../../src/index.ts';
import { otherLines, promotedLines } from '../../stories/cart.ts';
import { clamp, limits } from '../../stories/quantity.ts';
import '../../src/theme/styles.css.ts';
import '../../src/theme/reset.css.ts';

const count = Number(new URLSearchParams(location.search).get('lines'));
const samples = [...promotedLines, ...otherLines];
const startLines = Array.from({ length: count }, (_, index): CartLineView => {
  const sample = samples[index % samples.length];
  if (!sample) throw new Error('There are no samples.');
  return { ...sample, id: index, name: `${sample.name} ${index + 1}`, limits: { ...limits, max: '5000' } };
});

window.drawn = new Set();
const noteDrawn = (id: string) => window.drawn.add(id);
const doNothing = () => {};

function Cart() {
  const [lines, setLines] = useState(startLines);
  const change = useCallback(
    (id: number, quantity: string) =>
      setLines((before) => before.map((line) => (line.id === id ? { ...line, quantity } : line))),
    [],
  );
  return (
    <VirtualList items={lines} keyOf={({ id }) => id} estimatePx={110} label="购物车商品">
      {(line) => (
        <Profiler id={String(line.id)} onRender={noteDrawn}>
          <CartLine line={line} clamp={clamp} onSelect={doNothing} onQuantityChange={change} onRemove={doNothing} />
        </Profiler>
      )}
    </VirtualList>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<Cart />);
