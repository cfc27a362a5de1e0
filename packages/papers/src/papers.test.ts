import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import {
  deliveryRows,
  drawContract,
  drawPdf,
  drawSellerPaper,
  drawTable,
  fileName,
  writeContents,
  writeCsv,
  writeManifest,
  writeXlsx,
  zipFiles,
} from './index.ts';

const line = {
  id: 3,
  goodsId: 7,
  name: '板蓝根颗粒,大袋',
  spec: '10g*20袋',
  maker: '某某药业有限公司',
  approvalNo: 'Z41020123',
  unit: '袋',
  unitPrice: '8.50',
  batches: [
    { batchNo: '240101', expiry: '2026-12-31', quantity: '5' },
    { batchNo: '', expiry: null, quantity: '2' },
  ],
};
const madeAt = new Date('2026-03-05T01:30:00Z');

it('[K7] lists each batch with its report, and names those without one', () => {
  const rows = deliveryRows([line]).map((row, index) => ({ ...row, report: index === 0 ? 'a.pdf' : null }));
  const [, first, second] = writeManifest(rows).split('\r\n');
  expect(first).toBe('1,"板蓝根颗粒,大袋",10g*20袋,某某药业有限公司,Z41020123,240101,2026-12-31,5,袋,a.pdf');
  expect(second).toBe('2,"板蓝根颗粒,大袋",10g*20袋,某某药业有限公司,Z41020123,,,2,袋,缺');
  expect(writeContents('D1', ['a.pdf'], rows)).toContain('缺少以下1个批次的药检报告');
  expect(writeContents('D1', ['a.pdf'], rows.slice(0, 1))).toContain('所有批次的药检报告齐全');
});

it('[K7] writes a manifest without formulas', () => {
  const odd = { ...line, name: '=1+1', spec: '"大",小', maker: '+', approvalNo: '', unit: '盒' };
  const row = { place: 1, line: odd, batchNo: '-A', expiry: null, quantity: '1', codeCount: 0, report: null };
  expect(writeManifest([row]).split('\r\n')[1]).toBe(`1,"'=1+1","""大"",小","'+",,"'-A",,1,盒,缺`);
});

it('draws the same bytes from the same facts, with readable text', async () => {
  const seller = { name: '药集', taxNo: '9', address: '某路1号', phone: '1', bank: '', account: '', licence: 'A1' };
  const [one, other] = [await drawSellerPaper(seller, madeAt), await drawSellerPaper(seller, madeAt)];
  expect(one.equals(other)).toBe(true);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(one)), { mergePages: true });
  expect(text).toContain('供货企业基本信息');
});

const contract = {
  title: '购销协议',
  version: '2026-01',
  blocks: [
    { text: '一、资质', isHeading: true },
    ...Array(40).fill({ text: '双方具备合法资质。'.repeat(12), isHeading: false }),
  ],
  seller: '清禾医药有限公司',
  seal: null,
  buyer: '康宁大药房',
  signed: { at: madeAt, version: '2025-02' },
};
const pagesOf = async (pdf: Buffer) => (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text;

it('draws a contract with its parties, the signed version, and a number on every page', async () => {
  const pages = await pagesOf(await drawContract(contract, madeAt));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) expect(page).toContain(`第 ${index + 1} 页，共 ${pages.length} 页`);
  expect(pages[0]).toContain('版本 2026-01');
  expect(pages.at(-1)).toContain('甲方（盖章）：清禾医药有限公司');
  expect(pages.at(-1)).toContain('乙方（盖章）：康宁大药房');
  expect(pages.at(-1)).toContain('电子签署日期：2026-03-05（版本 2025-02）');
});

it('continues a paragraph longer than a page on the next one', async () => {
  const text = `${'约'.repeat(4000)}末`;
  const pages = await pagesOf(await drawContract({ ...contract, blocks: [{ text, isHeading: false }] }, madeAt));
  expect([...pages.join('').matchAll(/约/g)]).toHaveLength(4000);
});

it('draws the seal of party A', async () => {
  const seal =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  const pdf = await drawContract({ ...contract, seal }, madeAt);
  expect(pdf.includes('/Subtype /Image')).toBe(true);
});

it('repeats the head of a table on every page', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => `第${index}行`);
  const pdf = await drawPdf({ title: 't', madeAt }, (sheet) =>
    drawTable(sheet, [{ title: '表头', share: 1, text: (row: string) => row }], rows),
  );
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  expect(totalPages).toBeGreaterThan(1);
  expect(text.every((page) => page.includes('表头'))).toBe(true);
});

it('packs files with Chinese names into one archive, even with early dates', async () => {
  const zip = await zipFiles([{ name: '目录.txt', content: '药' }], new Date(0));
  expect(strFromU8(unzipSync(new Uint8Array(zip))['目录.txt'] ?? new Uint8Array())).toBe('药');
  expect(fileName('a/b:c?\n')).toBe('a_b_c_');
});

it('writes a table for spreadsheets: figures as numbers, texts as texts, nothing as a formula', async () => {
  const table = {
    heads: ['订单号', '金额'],
    figures: ['金额'],
    rows: [
      ['202603050001234', '-12.80'],
      ['=1+1 <&>\u0001', ''],
    ],
  };
  expect(writeCsv(table)).toBe('\uFEFF订单号,金额\r\n202603050001234,-12.80\r\n"\'=1+1 <&>\u0001",\r\n');
  const sheet = unzipSync(new Uint8Array(await writeXlsx(table, new Date(0))))['xl/worksheets/sheet1.xml'];
  expect(strFromU8(sheet ?? new Uint8Array())).toContain(
    '<t xml:space="preserve">202603050001234</t></is></c><c><v>-12.80</v></c></row><row><c t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;&amp;&gt;</t></is></c><c/></row>',
  );
});

it('writes every row of a long table once, in order', async () => {
  const rows = Array.from({ length: 1_201 }, (_, n) => [String(n)]);
  const workbook = await writeXlsx({ heads: ['序号'], figures: ['序号'], rows }, new Date(0));
  const sheet = strFromU8(unzipSync(new Uint8Array(workbook))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect([...sheet.matchAll(/<v>(\d+)<\/v>/g)].map(([, cell]) => [cell])).toEqual(rows);
});
