import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { devices } from './devices/draw-device.ts';
import { contrast } from './draw/colour.ts';
import { subjectOf } from './facts.ts';
import { drawGoodsPicture, goodsViews } from './goods-picture.ts';
import { packKindOf, packKinds } from './pack-kind.ts';
import { paletteOf } from './palette.ts';
import { sampleGoods } from './testing/sample-goods.ts';
import { unbalanced } from './testing/well-formed.ts';

describe('drawGoodsPicture', () => {
  it('draws all kinds of products in five views below 6 kB, well formed', () => {
    for (const facts of sampleGoods) {
      for (const view of goodsViews) {
        const svg = drawGoodsPicture(facts, view);
        expect(Buffer.byteLength(svg), `${facts.name} ${view}`).toBeLessThan(6_000);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(unbalanced(svg), `${facts.name} ${view}`).toBeNull();
      }
    }
  });

  it('has a pack for every dosage form and uses every kind of pack', () => {
    const drawn = new Set(sampleGoods.map((facts) => packKindOf(subjectOf(facts))));
    expect([...packKinds].filter((kind) => !drawn.has(kind))).toEqual([]);
    for (const facts of sampleGoods.filter((each) => each.dosageForm !== '')) {
      expect(packKindOf(subjectOf(facts)), facts.dosageForm).not.toBe('plain-box');
    }
  });

  it.each([
    ['阿达帕林凝胶', '15g/支', '化学药/皮肤用药', 'tube'],
    ['医用冷敷凝胶', '30g/支', '医疗器械', 'tube'],
    ['重组人干扰素α2b凝胶', '10万IU/g×5g', '生物制品/细胞因子', 'tube'],
  ])('draws the gel %s in a tube', (name, spec, category, kind) => {
    const facts = { name, maker: '某厂', spec, dosageForm: '凝胶剂', category };
    expect(packKindOf(subjectOf(facts))).toBe(kind);
    expect(packKindOf(subjectOf({ ...facts, name: '阿胶', dosageForm: '胶剂' }))).toBe('gelatin-box');
  });

  it('draws every kind of device', () => {
    const names = sampleGoods.map(({ name }) => name);
    expect(devices.filter(([pattern]) => !names.some((name) => pattern.test(name)))).toEqual([]);
  });

  it('draws the same picture for the same facts, and another for other facts', () => {
    const [first, second] = sampleGoods;
    if (!first || !second) throw new Error('no goods');
    expect(drawGoodsPicture(first, 1)).toBe(drawGoodsPicture({ ...first }, 1));
    expect(drawGoodsPicture(first, 1)).not.toBe(drawGoodsPicture(second, 1));
    expect(new Set(goodsViews.map((view) => drawGoodsPicture(first, view))).size).toBe(5);
  });

  it('stays well formed and small for any name', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        ']]>&amp;&#0;',
        '\u0000\uFFFF\uD800',
        '　',
        '💊'.repeat(90),
      ),
    );
    fc.assert(
      fc.property(
        hostile,
        hostile,
        hostile,
        hostile,
        hostile,
        fc.constantFrom(...goodsViews),
        (name, maker, spec, dosageForm, category, view) => {
          const svg = drawGoodsPicture(
            { name, maker, spec, dosageForm, category, origin: name, approvalNo: spec, barcode: maker, unit: spec },
            view,
          );
          expect(unbalanced(svg)).toBeNull();
          expect(Buffer.byteLength(svg)).toBeLessThan(16_000);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('prints white text only on colours with enough contrast', () => {
    for (const facts of sampleGoods)
      expect(contrast('#ffffff', paletteOf(subjectOf(facts)).main), facts.name).toBeGreaterThan(4.5);
  });
});
