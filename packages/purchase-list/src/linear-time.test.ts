import { parseSpec, searchText, specPart } from '@yaoji/goods-text';
import { dosageFormOf, lineKind } from '@yaoji/price-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFitter } from './match/compare-form.ts';
import { verdictsOf } from './match/decide.ts';
import { fullNameSearch, likeSearch, partSearch, soundSearch } from './match/searches.ts';
import { makerLikeness } from './match/text-likeness.ts';
import { readCodes, takeCodes } from './read/codes.ts';
import { findColumns, guessColumns } from './read/find-columns.ts';
import type { ListLine, Wanted } from './read/list-line.ts';
import { isUnit, readAmount, takeAmount } from './read/quantity-text.ts';
import { endsInQuantity, readText } from './read/read-text.ts';
import { readWanted } from './read/read-wanted.ts';
import { isRemark, withoutRemarks } from './read/remarks.ts';

const lineOf = (...cells: string[]): ListLine => ({ row: 1, text: '', cells, isCut: false });
const wantedOf = (line: string): Wanted => {
  const [wanted] = readWanted([lineOf('六味地黄丸')]).wanted;
  return { ...(wanted as Wanted), words: [line, line], name: line, maker: line, spec: line, form: line };
};
const maker = '华北康泰制药股份有限公司';
const goods = {
  ...{ id: 1, name: '阿莫西林胶囊(华北)', commonName: null, maker, spec: '0.25g*24粒', dosageForm: '胶囊剂' },
  ...{ approvalNo: '国药准字H13020001', barcode: '', stdCode: '', code: '', sales: 1, inStock: true, onShelf: true },
};

/** Everything that processes a line, without the length limit before it. */
const readers: Record<string, (line: string) => unknown> = {
  readText,
  endsInQuantity,
  takeAmount,
  readAmount,
  isUnit,
  isRemark,
  withoutRemarks,
  takeCodes,
  readCodes,
  findColumns: (line) => findColumns([lineOf(line, line)]),
  guessColumns: (line) => guessColumns([lineOf(line, line)]),
  lineKind: (line) => lineKind([line, line], [line, '品名']),
  dosageFormOf: (line) => dosageFormOf(line, ''),
  specPart: (line) => line.replaceAll(specPart, ''),
  parseSpec,
  searchText,
  makerLikeness: (line) => makerLikeness(line, maker),
  words: (line) => readWanted([lineOf(line)]),
  table: (line) => readWanted([lineOf('品名', '数量', '厂家', '条码'), lineOf(line, line, line, line)]),
  form: (line) => formFitter(wantedOf(line)),
  verdicts: (line) => verdictsOf(wantedOf(line), [goods]),
  searches: (line) => [fullNameSearch, soundSearch, partSearch, likeSearch].map((search) => search(wantedOf(line))),
};

type Hostile = (length: number) => string;

/** A repeated text with a prefix and a suffix. */
const repeated =
  (before: string, text: string, behind: string): Hostile =>
  (length) =>
    before + text.repeat(Math.ceil(length / text.length)) + behind;

const doublings = 3;
/** Three ticks of the slowest processor clock. */
const leastMs = 12;

/** Processor time of this thread for one line: other processes don't count. */
const msOf = (read: (line: string) => unknown, line: string): number => {
  let runs = 0;
  const start = process.threadCpuUsage();
  for (;;) {
    for (const end = 2 * runs + 1; runs < end; runs += 1) read(line);
    const { user, system } = process.threadCpuUsage(start);
    if (user + system > leastMs * 1000) return (user + system) / 1000 / runs;
  }
};

/**
 * The growth factor per doubling: 2 if time is linear, 4 if quadratic. Measured over three doublings, where linear is
 * 8, quadratic 64 and the limit 27, as the minimum of up to twenty rounds: disturbances only make rounds longer, and a
 * busy machine would have to slow each of twenty rounds threefold.
 */
const growthFrom = (short: number, read: (line: string) => unknown, line: Hostile): number => {
  const [one, long] = [line(short), line(short * 2 ** doublings)];
  msOf(read, one);
  let [few, many, growth] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < 20 && growth >= 3; round += 1) {
    few = Math.min(few, msOf(read, one));
    many = Math.min(many, msOf(read, long));
    growth = (many / few) ** (1 / doublings);
  }
  return growth;
};

/** Short lines first: a cubic pattern takes minutes for long ones. */
const growthOf = (reader: string, line: Hostile): number => {
  const read = readers[reader] ?? expect.fail(`no reader ${reader}`);
  const growth = growthFrom(150, read, line);
  return growth < 3 ? growthFrom(1200, read, line) : growth;
};

const signs = [
  ...' \t10.,，、;:：|"()（）[]【】*×x/-!#¥药丸片盒袋元一两十来要急消卫字第页共按以计每重市号起票价◆gmaeH',
];
const words =
  '0.5 12 六味地黄丸 mg ml cm 采购 数量 效期 批号 国药准字 批准文号 Z1 H1302000 械注 食健 公司 北京 单位 合计 备注 价格 为准 解释权 10^ 中包装 名称 规格';
const piece = fc.constantFrom(...signs, ...words.split(' '));
const some = (minLength: number, maxLength: number) =>
  fc.array(piece, { minLength, maxLength }).map((pieces) => pieces.join(''));
const hostile = fc
  .record({ before: some(0, 2), one: some(1, 3), other: some(1, 3), behind: some(0, 2), isTwofold: fc.boolean() })
  .map(({ before, one, other, behind, isTwofold }) => {
    const [first, second] = [repeated(before, one, ''), repeated('', other, behind)];
    return (length: number) => first(length) + (isTwofold ? second(length) : behind);
  });

describe('a line of twice the length takes less than three times as long', () => {
  it.each([
    ['readText', '', '药1', '!，药1'],
    ['readText', '药1', ' ', '!，药1'],
    ['withoutRemarks', '', '（', ''],
    ['form', '', '(', ''],
    ['takeAmount', '药1', ' ', '*'],
    ['takeAmount', '', '一盒', ''],
    ['takeAmount', '来', ' ', ''],
    ['takeCodes', '', ' ', ''],
    ['words', '', '1', ''],
    ['findColumns', '', '(', ''],
    ['lineKind', '第1页', ' ', '1'],
    ['specPart', '', '1,', ''],
    ['parseSpec', '', '1*', ''],
    ['parseSpec', '', '按', ''],
    ['parseSpec', '', '1', ''],
    ['makerLikeness', '北京', '(', ''],
    ['verdicts', '', '1 ', ''],
  ])('in %s: %j, many %j, %j', (reader, before, text, behind) => {
    expect(growthOf(reader, repeated(before, text, behind))).toBeLessThan(3);
  });

  it('with any content', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(readers)), hostile, (reader, line) => {
        expect(growthOf(reader, line), line(30)).toBeLessThan(3);
      }),
      { numRuns: 25 },
    );
  });
});
