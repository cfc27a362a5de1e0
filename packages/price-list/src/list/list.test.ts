import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeXlsx } from '../testing/write-xlsx.ts';
import { fieldOfHead } from './find-columns.ts';
import { inspectList, type ListOptions, readLines } from './inspect-list.ts';
import { lineKind } from './line-kind.ts';

const folder = mkdtempSync(join(tmpdir(), 'yaoji-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

const csv = (content: string) => {
  const path = join(folder, 'list.csv');
  writeFileSync(path, content);
  return path;
};

const xlsx = (...content: Parameters<typeof writeXlsx> extends [string, ...infer Rest] ? Rest : never) => {
  const path = join(folder, 'list.xlsx');
  writeXlsx(path, ...content);
  return path;
};

const columnsOf = async (path: string, options: ListOptions = {}) => {
  const { lists } = await inspectList(path, options);
  return Object.fromEntries(
    (lists[0]?.columns ?? []).map(({ field, head, by }) => [field, by === 'head' ? head : `${head} (${by})`]),
  );
};

const linesOf = async (path: string, options: ListOptions = {}) => {
  const lines = [];
  for await (const line of readLines(await inspectList(path, options), options)) lines.push(line);
  return lines;
};

test('[baseline] refuses a workbook of more than fifty sheets', async () => {
  const sheets = (count: number) =>
    xlsx(
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `第${index}页`,
          [
            ['名称', '价格'],
            ['阿胶', 9],
          ],
        ]),
      ),
    );
  await expect(inspectList(sheets(51))).rejects.toThrow('工作簿有51张工作表，最多50张');
  expect((await inspectList(sheets(50))).lists).toHaveLength(50);
});

describe('recognises a header', () => {
  test.each([
    ['name', '名称 品名 药品名称 商品名称 存货名称 物料名称 货名 产品名 品　名 ＊商品名称 商品全名 饮片名称'],
    ['common_name', '通用名 通用名称 药品通用名 药品通用名称 商品通用名'],
    [
      'maker',
      '生产厂家 生产商 厂家 厂名 生产企业/厂家 制造企业 药品生产企业 生产厂家(产地) 商品生产商 厂牌 生产厂商名称 生產廠家',
    ],
    ['spec', '规格 规格/型号 规格型号 型号 商品规格 包装规格 药品规格 规格包装 存货规格'],
    ['approval_no', '批准文号 批准文号/备案号 注册证号 药品批准文号 国药准字号 批准文号或注册证号 批文号 备案凭证号'],
    ['barcode', '条码 69条码 69码 商品条码 条形码 国际条码 EAN-13 药品条形码 GTIN 69　码'],
    ['unit', '单位 计量单位 基本单位 包装单位 药品单位 销售单位'],
    [
      'price',
      '单价 供价 销售单价 会员价 供货价 批发价 含税供价 出厂价 单价(元) 单价/元 供货价（元/盒） 价格：元 含税单价(元) 会员价格 执行价 含税销售价 含税批发价 最新报价 新价格 單價 单价¥ 开票单价',
    ],
    ['cost', '进价 成本价 采购价 进货价 含税进价 最新进价 采购单价 成本 进价(元) 成本价（元/盒） 進價 採購價 平均成本'],
    ['market_price', '零售价 建议零售价 零售指导价 市场参考价 零售单价 零售价（元）'],
    [
      'stock',
      '库存 库存量 可用库存 库存数量 可售数量 结存数量 现有库存 商品库存 现货数量 剩余库存量 总库存 仓库库存 庫存',
    ],
    ['pack_step', '中包装 中包装数量 起批量 最小起订量 起订数量 MOQ'],
    ['pack_size', '中包装内装量 中包装含量 每中包数量'],
    ['weight_grams', '毛重(克) 单重（克） 重量g'],
    ['case_size', '件装量 装箱数 箱规 大包装数量 整件数量 每件数量'],
    ['expiry', '效期 有效期至 有效日期 失效日期 到期日 近效期 有效期到'],
    ['batch_no', '批号 生产批号 批次号 产品批号 商品批号'],
    ['dosage_form', '剂型 药品剂型'],
    ['category', '分类 商品分类 类别 产品类别 药品分类 类目'],
    ['storage', '贮藏 储存条件 存储条件 贮存条件 药品贮藏'],
    ['vat_rate', '税率 增值税率 税率(%)'],
    ['pinyin_code', '拼音码 助记码 拼音简码 速记码 首拼'],
    ['code', '编码 商品编码 货号 ERP编码 存货编码 产品编码'],
    ['std_code', '本位码 药品本位码 国家药品编码'],
    ['approval_holder', '上市许可持有人 持有人 药品上市许可持有人'],
    ['indications', '适应症 功能主治 适应症/功能主治'],
    ['dosage', '用法用量 用法与用量'],
    ['contraindications', '禁忌 禁忌症'],
  ])('as %s: %s', (field, heads) => {
    for (const head of heads.split(' ')) expect([head, fieldOfHead(head)]).toEqual([head, field]);
  });

  test.each([
    '不含税进价',
    '成本金额',
    '不含税单价',
    '金额',
    '序号',
    '备注',
    '供应商',
    '生产日期',
    '客户名称',
    '编号',
    '仓库编码',
  ])('and ignores %s', (head) => {
    expect(fieldOfHead(head)).toBeUndefined();
  });
});

describe('recognises columns without a known header by their cells', () => {
  const rows = [
    ['阿莫西林胶囊', '0.25g×24粒', '盒', '豫西本草制药有限公司', '国药准字H20140336', '6901234567892', '12.50'],
    ['板蓝根颗粒', '10g×20袋', '袋', '江南百草堂药业有限公司', '国药准字Z20140337', '6901234567885', '8.80'],
  ];
  const withHeads = (heads: string) => csv([heads, ...rows.map((row) => row.join())].join('\n'));

  test('recognises names, specs, units, makers, numbers and codes', async () => {
    expect(await columnsOf(withHeads('品名,A,B,C,D,商品编码,单价'))).toEqual({
      name: '品名',
      spec: 'A (content)',
      unit: 'B (content)',
      maker: 'C (content)',
      approval_no: 'D (content)',
      barcode: '商品编码 (content)',
      price: '单价',
    });
    expect(await columnsOf(withHeads('货物明细,规格,单位,厂家,文号,条码,单价'))).toMatchObject({
      name: '货物明细 (content)',
    });
  });

  test('calls codes of the ERP codes, next to a barcode', async () => {
    const path = csv('商品编码,品名,单价,条码\nA-01,白芍,12.5,6901234567892\nA-02,赤芍,9,6901234567885\n');
    expect(await columnsOf(path)).toMatchObject({ code: '商品编码', barcode: '条码' });
  });

  test('recognises a price by a header that mentions one', async () => {
    expect(await columnsOf(withHeads('品名,规格,单位,厂家,文号,条码,华东区开单价'))).toMatchObject({
      price: '华东区开单价 (content)',
    });
  });

  test('suppliers are not makers', async () => {
    expect(await columnsOf(withHeads('品名,规格,单位,供应商,文号,条码,单价'))).not.toHaveProperty('maker');
  });

  test('stops at a list without a recognisable price, and names candidates', async () => {
    const path = withHeads('品名,规格,单位,厂家,文号,条码,华东');
    expect((await inspectList(path)).stop).toBe(
      'No header names a price; it could be "华东" (column G: 12.50, 8.80). Choose with --column price=HEAD, or use --without-prices.',
    );
    expect((await inspectList(path, { withoutPrices: true })).stop).toBeNull();
    expect((await inspectList(path, { columns: { price: '华东' } })).stop).toBeNull();
    expect((await inspectList(csv('品名,规格\n白芍,5g\n'))).stop).toBe(
      'No price column was found. Use --without-prices to leave prices unchanged.',
    );
  });

  test('stops at a list with two possible price columns, and shows both', async () => {
    const path = csv('品名,单价,会员价\n白芍,12.5,11.8\n赤芍,9,8.5\n');
    expect((await inspectList(path)).stop).toBe(
      'The price could be "单价" (column B: 12.5, 9) or "会员价" (column C: 11.8, 8.5). Choose with --column price=HEAD.',
    );
    expect(await columnsOf(path, { columns: { price: '会员价' } })).toMatchObject({ price: '会员价 (option)' });
    expect((await inspectList(csv('品名,单价,含税单价\n白芍,12.5,12.5\n'))).stop).toBeNull();
    await expect(inspectList(path, { columns: { price: '特价' } })).rejects.toThrow('没有名为“特价”的列');
  });

  test('skips prices if not requested', async () => {
    const lines = await linesOf(csv('品名,单价\n白芍,12.5\n'), { withoutPrices: true });
    expect(lines[0]?.row).toEqual({ name: '白芍' });
  });
});

describe('recognises lines that are not products', () => {
  const head = ['序号', '品名', '规格', '单价', '库存'];
  test.each([
    ['sum', ['合计', '', '', '1250.00', '300']],
    ['sum', ['', '合 计', '', '', '300']],
    ['sum', ['', '', '小计：', '125', '']],
    ['sum', ['本页小计', '', '', '', '20']],
    ['sum', ['总计（大写）', '壹仟元整', '', '', '']],
    ['sum', ['', 'Total', '', '99', '']],
    ['remark', ['备注：以上价格含税', '', '', '', '']],
    ['remark', ['制表人：王某', '', '审核人：李某', '', '']],
    ['remark', ['制表人', '王某', '', '', '']],
    ['remark', ['联系电话: 0371-0000000', '', '', '', '']],
    ['remark', ['', '以下空白', '', '', '']],
    ['remark', ['（以下空白）', '', '', '', '']],
    ['remark', ['以上价格如有变动，以当日报价为准', '', '', '', '']],
    ['remark', ['注：近效期不退换', '', '', '', '']],
    ['remark', ['打印日期：2026-11-20', '', '', '', '']],
    ['heading', ['一、中成药', '', '', '', '']],
    ['heading', ['', '（二）西药', '', '', '']],
    ['heading', ['三', '医疗器械', '', '', '']],
    ['heading', ['', '中药饮片', '', '', '']],
    ['heading', ['【外用药】', '', '', '', '']],
    ['heading', ['', '感冒用药类', '', '', '']],
    ['page number', ['第2页', '', '', '', '']],
    ['page number', ['', '', '第 2 页 共 10 页', '', '']],
    ['page number', ['Page 2 of 10', '', '', '', '']],
    ['page number', ['- 3 -', '', '', '', '']],
    ['repeated head', ['序号', '品名', '规格', '单价', '库存']],
    ['repeated head', ['', '品名', '规格', '单价', '']],
  ] as const)('%s: %j', (kind, cells) => {
    expect(lineKind(cells, head)).toBe(kind);
  });

  test.each([
    ['1', '合欢皮', '', '12', '3'],
    ['2', '注射用头孢曲松钠', '1g', '3.5', '3'],
    ['3', '一次性使用无菌注射器', '5ml', '0.5', ''],
    ['4', '地黄', '', '', ''],
    ['', '地黄', '', '', ''],
    ['', '日月星口服液', '', '', ''],
    ['5', '三七粉', '3g', '1', ''],
    ['6', '总状绿绒蒿', '5g', '2', ''],
    ['', '二类精制饮片杯', '1个', '8', ''],
  ])('%j %j may be a product', (...cells) => {
    expect(lineKind(cells, head)).toBeNull();
  });

  test('reports lines with their kind, each once', async () => {
    const lines = await linesOf(
      csv(
        '序号,品名,规格,单价\n一、中成药,,,\n1,白芍,5g,1\n2,赤芍,5g,2\n小计,,,3\n序号,品名,规格,单价\n3,川芎,5g,3\n第2页,,,\n备注：含税,,,\n',
      ),
    );
    expect(lines.map(({ line, kind, row }) => [line, kind ?? row.name])).toEqual([
      [2, 'heading'],
      [3, '白芍'],
      [4, '赤芍'],
      [5, 'sum'],
      [6, 'repeated head'],
      [7, '川芎'],
      [8, 'page number'],
      [9, 'remark'],
    ]);
  });
});

describe('reports short and shifted lines', () => {
  const head = '品名,规格,单位,厂家,单价,库存,金额,备注';
  const good = (index: number) =>
    `药${index}号,${index}g*10袋,盒,豫西制药,${10 + index}.5,${100 + index},${(10.5 + index) * (100 + index)},`;
  const problems = async (line: string, more = 40) => {
    const rows = Array.from({ length: more }, (_, index) => good(index + 1));
    const lines = await linesOf(csv([head, ...rows.slice(0, more / 2), line, ...rows.slice(more / 2)].join('\n')), {});
    expect(lines.filter(({ problem }) => problem).length).toBeLessThanOrEqual(1);
    return lines[more / 2]?.problem?.message;
  };

  test.each([
    ['少了一半,5g*10袋,盒,豫西制药', '本行只有 4 格（应为 8 格），缺价格、库存'],
    ['截断', '本行只有 1 格（应为 8 格），缺规格、单位、生产厂家、价格、库存'],
    ['多一格,5g*10袋,,盒,豫西制药,12.5,100,1250,', '本行有 9 格，其他行有 8 格'],
    ['千分位,5g*10袋,盒,豫西制药,1,250.00,100,125000,', '本行有 9 格，其他行有 8 格'],
    ['左移,盒,豫西制药,12.5,100,1250,,', '疑似错列：生产厂家“12.5”'],
    ['右移,,5g*10袋,盒,豫西制药,12.5,100,1250', '疑似错列'],
  ])('%s', async (line, reason) => {
    expect(await problems(line)).toContain(reason);
  });

  test('even in a list of a few lines', async () => {
    const two = await linesOf(csv('品名,单价,厂家\n白芍,1.5,豫西\n赤芍,2\n'));
    expect(two[1]?.problem?.message).toBe('本行只有 2 格（应为 3 格），缺生产厂家');
    expect(await problems('右移,,5g*10袋,盒,豫西制药,12.5,100,1250', 6)).toContain('疑似错列');
    expect(await problems('少了一半,5g*10袋,盒,豫西制药', 4)).toContain('本行只有 4 格（应为 8 格）');
    expect(await problems('多一格,5g*10袋,,盒,豫西制药,12.5,100,1250,', 4)).toContain('本行有 9 格');
  });

  test('in a workbook, a cell beyond the header reveals a shift, and empty cells at the end do not', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => [`药${index}号`, '盒', 10.5 + index, 100]);
    const path = xlsx([
      ['品名', '单位', '单价', '库存'],
      ...rows,
      ['右移', null, '盒', 12.5, 100],
      ['只有名', '盒', 3.5],
    ]);
    expect(
      (await linesOf(path)).filter(({ problem }) => problem).map(({ cells, problem }) => [cells[0], problem?.message]),
    ).toEqual([['右移', '本行有 5 格，其他行有 4 格']]);
  });

  test.each([
    ['没有厂家,5g*10袋,盒,,12.5,100,1250,'],
    ['很贵,5g*10袋,盒,豫西制药,8800,1,8800,'],
    ['没有价,5g*10袋,盒,豫西制药,,0,,'],
    ['84消毒液,500ml,瓶,江苏消毒,3.5,100,350,'],
    ['没报价,5g*10袋,盒,豫西制药,面议,0,,'],
    ['短横,5g*10袋,盒,豫西制药,—,0,—,'],
  ])('accepts incomplete or unusual products: %s', async (line) => {
    expect(await problems(line)).toBeUndefined();
  });
});

test.each([
  ['批发价,进价,备注', (at: number) => `${20 + at}.5,${10 + at}.5,无`, '9.80,无,'],
  ['产地,单价,库存,备注', (at: number) => `-,${20 + at}.5,${100 + at},${at === 7 ? '近效期' : ''}`, ',-,12.5,100'],
  ['单价,库存,件装', (at: number) => `${20 + at}.5,${100 + at},${10 + at}盒/件`, '12.5,10盒/件,'],
  ['单价,件装,库存', (at: number) => `${20 + at}.5,${10 + at}盒/件,${100 + at}`, '12.5,500,'],
  ['单价,库存,规格型号', (at: number) => `${20 + at}.5,${100 + at},${10 + at}支/盒`, '125,10支/盒,'],
  ['单价,有效期至,批号', (at: number) => `${20 + at}.5,2028-0${1 + (at % 9)}-30,2026030${at % 10}`, '12.5,20260301,'],
])('reports a line of %s whose cells have moved next to a gap', async (heads, rest, moved) => {
  const rows = Array.from({ length: 40 }, (_, at) => `药${at}号,豫西制药,${rest(at)}`);
  const lines = await linesOf(csv([`品名,厂家,${heads}`, ...rows, `错列,豫西制药,${moved}`].join('\n')));
  expect(lines.filter(({ problem }) => problem).map(({ cells, problem }) => [cells[0], problem?.code])).toEqual([
    ['错列', 'oddCells'],
  ]);
});

test('accepts a case size and an expiry that are written in another way than the rest of the list', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `药${at}号,12.5,${100 + at},2028-0${1 + (at % 9)}-30`);
  const lines = await linesOf(csv(['品名,单价,件装,有效期至', ...rows, '别样,12.5,10盒/件,20280131'].join('\n')));
  expect(lines.filter(({ problem }) => problem)).toEqual([]);
});

describe('sheets', () => {
  const cover = [['2026年价目表'], ['豫西医药']];
  const one = [
    ['品名', '单价'],
    ['白芍', 1],
  ];
  const two = [
    ['品名', '单价'],
    ['赤芍', 2],
  ];
  const names = async (path: string, options: ListOptions = {}) =>
    (await linesOf(path, options)).map(({ sheet, row }) => `${sheet}${row.name}`);

  test('skips a cover before the list, and reports that', async () => {
    const path = xlsx({ 封面: cover, 价目: one });
    expect(await names(path)).toEqual(['白芍']);
    expect((await inspectList(path)).leftOut).toEqual([{ sheet: '封面', reason: 'no header row was found' }]);
  });

  test('needs the name of one of several lists, or all', async () => {
    const path = xlsx({ 封面: cover, 中药: one, 西药: two });
    expect((await inspectList(path)).stop).toBe(
      'The workbook has 2 sheets with lists: "中药" (1 lines), "西药" (1 lines). Choose with --sheet NAME or --sheet all.',
    );
    expect(await names(path, { sheet: '西药' })).toEqual(['赤芍']);
    expect(await names(path, { sheet: 'all' })).toEqual(['中药白芍', '西药赤芍']);
    await expect(inspectList(path, { sheet: '器械' })).rejects.toThrow('没有工作表“器械”；有：封面、中药、西药');
  });

  test('reads a hidden sheet only by name', async () => {
    const path = xlsx({ 中药: one, 旧价: two }, { hidden: ['旧价'] });
    expect(await names(path)).toEqual(['白芍']);
    expect((await inspectList(path)).leftOut).toEqual([{ sheet: '旧价', reason: 'hidden' }]);
    expect(await names(path, { sheet: '旧价' })).toEqual(['赤芍']);
  });

  test('reports a workbook that has only covers', async () => {
    await expect(inspectList(xlsx({ 封面: cover }))).rejects.toThrow('没有商品名称列');
  });
});
