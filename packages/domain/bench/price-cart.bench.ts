import process from 'node:process';
import { addMoney, multiplyMoney, priceCart } from '../src/index.ts';
import { benchCart } from './bench-cart.ts';
import { payableWithDecimalJs } from './with-decimal-js.ts';
import { payableWithIntegers, toIntegers } from './with-integers.ts';

const LIMIT_MS = 2;
const LINES = 500;
const ROUNDS = 15;
/** Runs until the engine has optimised the code. */
const WARM_UP = 500;
const SIZES = [125, 250, 500, 1000, 2000];

/** CPU time of one run: the median of the rounds' means, after warm-up. Other load on the machine does not count. */
function measureMs(run: () => unknown, repeats: number): number {
  for (let warm = 0; warm < WARM_UP; warm += 1) run();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (let repeat = 0; repeat < repeats; repeat += 1) run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / repeats;
  });
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number;
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const cart = benchCart(LINES);
const integers = toIntegers(cart);
const payable = priceCart(cart).totals.payable;
const figures = [payable, payableWithDecimalJs(cart), (payableWithIntegers(integers) / 100).toFixed(2)];
if (new Set(figures).size !== 1) throw new Error(`The three ways disagree: ${figures.join(', ')}`);

const ours = measureMs(() => priceCart(cart), 20);
const decimals = measureMs(() => payableWithDecimalJs(cart), 5);
const plain = measureMs(() => payableWithIntegers(integers), 100);
const sums = measureMs(() => addMoney(...cart.lines.map((line) => multiplyMoney(line.listPrice, line.quantity))), 100);

say(`priceCart, ${LINES} lines, 20 promotions   ${ours.toFixed(3)} ms (at most ${LIMIT_MS})   payable ¥${payable}`);
say(`  the same sums with decimal.js          ${decimals.toFixed(3)} ms   ${(decimals / ours).toFixed(1)} × priceCart`);
say(
  `  the same sums over plain integers      ${plain.toFixed(3)} ms   priceCart is ${(ours / plain).toFixed(1)} × that`,
);
say(`  amounts and their sum only             ${sums.toFixed(3)} ms`);
say('growth');
for (const size of SIZES) {
  const sized = benchCart(size);
  const ms = measureMs(() => priceCart(sized), Math.ceil(10_000 / size));
  say(`  ${String(size).padStart(5)} lines   ${ms.toFixed(3)} ms   ${((ms * 1000) / size).toFixed(2)} µs a line`);
}
if (ours > LIMIT_MS) {
  say(`Too slow: ${ours.toFixed(3)} ms is more than ${LIMIT_MS} ms.`);
  process.exitCode = 1;
}
