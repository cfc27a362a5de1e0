import { fieldNames, tagNames } from '@yaoji/price-list';
import { describe, expect, it } from 'vitest';
import { demoCatalogue, makers } from './generate.ts';
import { foodCheckDigit } from './licence.ts';

const today = new Date('2026-11-20T03:00:00Z');
const goods = demoCatalogue(today);
const rows = goods.map((item) => item.row);
const scopesOfDrugs = ['中成药', '化学药', '生物制品'];

function distinct(values: string[]): number {
  return new Set(values).size;
}

function closes(code: string, first: number, second: number): boolean {
  const sum = [...code].slice(0, -1).reduce((total, digit, at) => total + Number(digit) * (at % 2 ? second : first), 0);
  return (10 - (sum % 10)) % 10 === Number(code.at(-1));
}

describe('the demonstration catalogue', () => {
  it('has about 1,200 products of at least nine categories, each with subcategories', () => {
    expect(rows.length).toBeGreaterThan(1_150);
    expect(rows.length).toBeLessThan(1_300);
    expect(distinct(rows.map((row) => row.category.split('/')[0] ?? ''))).toBeGreaterThanOrEqual(9);
    for (const row of rows) expect(row.category).toMatch(/^[^/]+\/[^/]+$/);
  });

  it('is the same for the same day, and only dates change with the day', () => {
    expect(demoCatalogue(new Date('2026-11-20T15:59:00Z'))).toEqual(goods);
    const later = demoCatalogue(new Date('2027-02-03T03:00:00Z'));
    const still = ({ expiry: _expiry, batch_no: _batchNo, ...rest }: (typeof rows)[number]) => rest;
    expect(later.map((item) => still(item.row))).toEqual(rows.map(still));
    expect(later[0]?.row.expiry).not.toBe(rows[0]?.expiry);
  });

  it('writes the same columns in each row, all known to the importer, and no product twice', () => {
    for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(rows[0] ?? {}));
    expect(fieldNames).toEqual(expect.arrayContaining(Object.keys(rows[0] ?? {})));
    expect(distinct(rows.map((row) => `${row.name}|${row.maker}|${row.spec}|${row.dosage_form}`))).toBe(rows.length);
    expect(distinct(rows.map((row) => row.barcode))).toBe(rows.length);
  });

  it('ends every barcode and national code with its check digit', () => {
    for (const row of rows) {
      expect(row.barcode).toMatch(/^2\d{12}$/);
      expect(closes(row.barcode, 1, 3), row.barcode).toBe(true);
      if (scopesOfDrugs.includes(row.scope)) {
        expect(row.std_code).toMatch(/^869\d{11}$/);
        expect(closes(row.std_code, 3, 1), row.std_code).toBe(true);
      }
    }
    expect(foodCheckDigit('0794')).toBe('5');
  });

  it.each([
    ['中成药', /^国药准字Z\d{8}$/],
    ['化学药', /^国药准字H\d{8}$/],
    ['生物制品', /^国药准字S\d{8}$/],
    ['中药饮片', /^$/],
    ['一类器械', /^\p{Script=Han}{1,2}械备\d{8}号$/u],
    ['二类器械', /^\p{Script=Han}械注准\d{4}2\d{6}$/u],
    ['三类器械', /^国械注准\d{4}3\d{6}$/],
    ['保健食品', /^国食健注G\d{8}$/],
    ['消毒产品', /^\p{Script=Han}卫消证字（\d{4}）第\d{4}号$/u],
  ])('gives %s approvals of their own format', (scope, format) => {
    const found = rows.filter((row) => row.scope === scope);
    expect(found.length).toBeGreaterThan(4);
    for (const row of found) expect(row.approval_no, row.name).toMatch(format);
  });

  it('has products of every unusual kind', () => {
    const share = (test: (item: (typeof goods)[number]) => boolean) => goods.filter(test).length / goods.length;
    for (const tag of tagNames) {
      expect(rows.filter((row) => row.tags.split(',').includes(tag)).length, tag).toBeGreaterThan(9);
    }
    expect(share((item) => item.row.ladder !== '')).toBeGreaterThan(0.1);
    expect(share((item) => item.row.price === '')).toBeGreaterThan(0.01);
    expect(share((item) => item.row.stock === '0')).toBeGreaterThan(0.02);
    expect(share((item) => item.isNearExpiry)).toBeGreaterThan(0.02);
    expect(share((item) => item.row.is_controlled === '1')).toBeGreaterThan(0.02);
    expect(share((item) => item.row.purchase_cap !== '')).toBeGreaterThan(0.04);
    expect(share((item) => item.row.free_shipping_number !== '')).toBeGreaterThan(0.05);
    expect(share((item) => item.batches.length > 1)).toBeGreaterThan(0.2);
    expect(distinct(rows.map((row) => row.vat_rate))).toBe(3);
    expect(makers.filter((maker) => rows.some((row) => row.maker === maker.name)).length).toBeGreaterThan(55);
  });

  it('[K8][B4] gives every product a VAT rate and a scope class', () => {
    for (const row of rows) {
      expect(['13', '9', '3']).toContain(row.vat_rate);
      expect(row.scope === '', row.name).toBe(row.category.startsWith('个人护理') && row.approval_no === '');
    }
  });

  it('[L3] lowers tier prices with quantity, from a whole number of packs', () => {
    for (const row of rows.filter((found) => found.ladder !== '')) {
      const tiers = row.ladder.split(';').map((tier) => tier.split(':').map(Number));
      let [number, price] = [0, Number(row.price)];
      for (const [at = 0, tierPrice = 0] of tiers) {
        expect(at).toBeGreaterThan(number);
        expect(tierPrice).toBeLessThan(price);
        expect((at * 1000) % (Number(row.pack_step) * 1000)).toBe(0);
        [number, price] = [at, tierPrice];
      }
    }
  });

  it('[Q7] sells herbs by weight in half kilograms', () => {
    expect(rows.some((row) => row.unit === 'kg' && row.pack_step === '0.5')).toBe(true);
  });

  it('[O6] splits the stock into batches, nearest expiry first and none expired', () => {
    for (const item of goods) {
      const total = item.batches.reduce((sum, batch) => sum + Number(batch.quantity) * 1000, 0);
      expect(total, item.row.name).toBe(Number(item.row.stock) * 1000);
      expect(item.batches[0]?.expiry).toBe(item.row.expiry);
      const expiries = item.batches.map((batch) => batch.expiry);
      expect([...expiries].sort()).toEqual(expiries);
      if (item.row.expiry !== '') expect(item.row.expiry > '2026-11-20', item.row.name).toBe(true);
      expect(distinct(item.batches.map((batch) => batch.batchNo))).toBe(item.batches.length);
    }
  });

  it('[B7] marks medicines that contain an ephedrine', () => {
    const found = goods.filter((item) => item.containsEphedrine);
    expect(found.length).toBeGreaterThan(4);
    for (const item of found) expect(item.row.name).toMatch(/伪麻|氨麻|麻黄/);
    for (const item of goods.filter((other) => /伪麻|麻黄碱/.test(other.row.name))) {
      expect(item.containsEphedrine).toBe(true);
    }
  });
});
