import type { BenchCart } from './bench-cart.ts';

interface IntegerLine {
  quantity: number;
  price: number;
  ladder: { number: number; price: number }[];
  activity: number;
  discounted: boolean;
  inCoupon: boolean;
  freeFrom: number;
}

/** The benchmark's cart as integers of cents and pieces, parsed beforehand. */
export function toIntegers(cart: BenchCart): IntegerLine[] {
  const cents = (text: string) => Math.round(Number(text) * 100);
  return cart.lines.map((line) => ({
    quantity: Number(line.quantity),
    price: cents(line.listPrice),
    ladder: line.ladder.map(({ number, price }) => ({ number: Number(number), price: cents(price) })),
    activity: line.activityIds[0] ?? 0,
    discounted: line.categoryIds.some((id) => id >= 1 && id <= 3),
    inCoupon: ['药厂1', '药厂2', '药厂3'].includes(line.maker),
    freeFrom: line.freeShippingNumber,
  }));
}

function spread(left: number[], places: number[], total: number): void {
  let sum = 0;
  for (const place of places) sum += left[place] as number;
  if (sum === 0) return;
  let distributed = 0;
  const rests = places.map((place) => {
    const exact = total * (left[place] as number);
    const share = Math.floor(exact / sum);
    distributed += share;
    left[place] = (left[place] as number) - share;
    return { place, rest: exact % sum };
  });
  rests.sort((a, b) => b.rest - a.rest);
  for (const { place } of rests.slice(0, total - distributed)) left[place] = (left[place] as number) - 1;
}

/** The same sums in a plain loop over numbers for this cart only: no checks, proof or texts. Returns cents. */
export function payableWithIntegers(lines: readonly IntegerLine[]): number {
  const left: number[] = [];
  const members: number[][] = [];
  const discounted: number[] = [];
  const inCoupon: number[] = [];
  for (const [place, line] of lines.entries()) {
    let price = line.price;
    for (const step of line.ladder) if (line.quantity >= step.number) price = step.price;
    left.push(price * line.quantity);
    if (line.activity <= 14) {
      members[line.activity] ??= [];
      members[line.activity]?.push(place);
    }
    if (line.discounted) discounted.push(place);
    if (line.inCoupon) inCoupon.push(place);
  }
  const sumOf = (places: readonly number[]) => places.reduce((sum, place) => sum + (left[place] as number), 0);
  for (const places of members) {
    if (!places) continue;
    const sum = sumOf(places);
    spread(left, places, sum >= 10_000_000 ? 90_000 : sum >= 100_000 ? 8000 : sum >= 30_000 ? 2000 : 0);
  }
  const before = sumOf(discounted);
  spread(left, discounted, before - Math.floor((before * 94) / 100));
  if (sumOf(inCoupon) >= 100_000) spread(left, inCoupon, 10_000);
  const all = [...lines.keys()];
  spread(left, all, 5000);
  spread(left, all, 888);
  const charged = all.filter(
    (place) => !lines[place]?.freeFrom || (lines[place]?.quantity ?? 0) < (lines[place]?.freeFrom ?? 0),
  );
  return sumOf(all) + (sumOf(charged) < 80_000 ? 1200 : 0);
}
