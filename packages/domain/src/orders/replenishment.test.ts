import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Purchase } from './merge-purchases.ts';
import { replenishment } from './replenishment.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const on = (day: number, quantity: string | number = 20): Purchase => ({ at: new Date(start + day * dayMs), quantity });
const at = (day: number) => new Date(start + day * dayMs);

describe('when a product is due again', () => {
  test('a product bought every 21 days is due 21 days after the last purchase', () => {
    expect(replenishment([on(0), on(21), on(42)], at(59))).toEqual({
      intervalDays: 21,
      quantity: '20',
      lastAt: at(42),
      daysLeft: 4,
    });
  });

  test('fewer than three purchases predict nothing, nor do three on one day', () => {
    expect(replenishment([on(0), on(21)], at(30))).toBeNull();
    expect(replenishment([on(0), on(0.1), on(0.2)], at(1))).toBeNull();
    expect(replenishment([], at(1))).toBeNull();
  });

  test('twice as much lasts twice as long', () => {
    expect(replenishment([on(0, 10), on(10, 10), on(20, 10), on(30, 20)], at(40))?.daysLeft).toBe(10);
  });

  test('a buyer who orders every Monday is predicted for Monday, whatever the quantity', () => {
    const quantities = [10, 30, 5, 20, 40, 10, 25, 60];
    const history = quantities.map((quantity, week) => on(week * 7, quantity));
    expect(replenishment(history, at(51))).toMatchObject({ intervalDays: 7, daysLeft: 5 });
  });

  test('a month with the shop closed has no effect', () => {
    expect(replenishment([on(0), on(10), on(20), on(60), on(70), on(80)], at(85))?.daysLeft).toBe(5);
  });

  test('a few more on the next day belong to the previous purchase', () => {
    const result = replenishment([on(0, 10), on(20, 10), on(21, 2), on(40, 10), on(60, 10)], at(70));
    expect(result).toMatchObject({ quantity: '10' });
    expect(Math.abs((result?.daysLeft ?? 0) - 10)).toBeLessThanOrEqual(1);
  });

  test('a product not bought for two intervals is not proposed', () => {
    expect(replenishment([on(0), on(10), on(20)], at(39))?.daysLeft).toBe(-9);
    expect(replenishment([on(0), on(10), on(20)], at(41))).toBeNull();
  });

  test('for any history the order of purchases does not matter, and the quantity is one of them', () => {
    const purchase = fc.record({ day: fc.integer({ min: 0, max: 400 }), quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 20 }), fc.integer({ min: 400, max: 600 }), (history, today) => {
        const purchases = history.map(({ day, quantity }) => on(day, quantity));
        const result = replenishment(purchases, at(today));
        const texts = history.map(({ quantity }) => String(quantity));
        const sameDays = new Set(history.map(({ day }) => day)).size < history.length;
        if (!sameDays) expect(replenishment([...purchases].reverse(), at(today))).toEqual(result);
        if (result) {
          expect(texts).toContain(result.quantity);
          expect(result.intervalDays).toBeGreaterThanOrEqual(1);
          expect(Number.isInteger(result.daysLeft)).toBe(true);
        }
      }),
    );
  });
});

/** A small seeded generator, uniform from 0 to 1 (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A pharmacy's purchases of one product over about a year. */
type World = { jitter: number; gap: number; season: number; changes: number };

const worlds: Record<string, World> = {
  steady: { jitter: 0.1, gap: 0, season: 0, changes: 0 },
  jitter: { jitter: 0.25, gap: 0, season: 0, changes: 0 },
  gaps: { jitter: 0.15, gap: 0.12, season: 0, changes: 0 },
  seasons: { jitter: 0.15, gap: 0, season: 0.35, changes: 0 },
  'changed quantities': { jitter: 0.15, gap: 0, season: 0, changes: 0.4 },
  everything: { jitter: 0.2, gap: 0.08, season: 0.2, changes: 0.25 },
};

/** Buys when it has roughly run out; the last purchase is the one to predict. */
function simulate({ jitter, gap, season, changes }: World, seed: number): { history: Purchase[]; next: number } {
  const random = randomFrom(seed);
  const usual = 7 + random() * 23;
  const count = 6 + Math.floor(random() * 10);
  let day = random() * 300;
  const bought: { day: number; quantity: number }[] = [];
  for (let index = 0; index <= count; index++) {
    const quantity = random() < changes ? 20 * (random() < 0.5 ? 0.5 : 2) : 20;
    bought.push({ day, quantity });
    const use = 1 + season * Math.sin((2 * Math.PI * day) / 365);
    const noise = 1 + jitter * (2 * random() - 1);
    // The last interval is an ordinary one: nobody predicts a closed shop.
    const closed = index < count - 1 && random() < gap ? 20 + random() * 20 : 0;
    day += ((usual * quantity) / 20 / use) * noise + closed;
  }
  const next = bought.pop()?.day ?? 0;
  return { history: bought.map(({ day, quantity }) => on(day, quantity)), next };
}

const runs = 1000;

/** The share of unseen histories whose next purchase is predicted to within five days. */
function shares(world: World) {
  let hits = 0;
  let hitsOfMean = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const { history, next } = simulate(world, seed);
    const days = history.map((purchase) => ((purchase.at as Date).getTime() - start) / dayMs);
    const last = days.at(-1) ?? 0;
    const mean = (last - (days[0] ?? 0)) / (days.length - 1);
    const result = replenishment(history, at(last));
    if (result && Math.abs(last + result.daysLeft - next) <= 5) hits++;
    if (Math.abs(last + mean - next) <= 5) hitsOfMean++;
  }
  return { share: hits / runs, mean: hitsOfMean / runs };
}

describe('how often the next purchase is predicted to within five days', () => {
  test.each(Object.entries(worlds))('%s', (_name, world) => {
    const { share, mean } = shares(world);
    expect(share).toBeGreaterThanOrEqual(0.7);
    expect(share).toBeGreaterThanOrEqual(mean - 0.03);
  });

  test('more often than by the mean interval', () => {
    const all = Object.values(worlds).map(shares);
    const sum = (key: 'share' | 'mean') => all.reduce((total, one) => total + one[key], 0);
    expect(sum('share')).toBeGreaterThan(sum('mean') * 1.05);
  });
});
