import { expect, test } from 'vitest';
import { readBankRows } from './read-bank-rows.ts';

const read = (...table: string[][]) => {
  const found = readBankRows(table.map((cells, index) => ({ line: index + 1, cells })));
  return { ...found, problems: found.problems.map(({ line, problem }) => `第 ${line} 行：${problem.message}`) };
};

const head = ['交易流水号', '交易日期', '借方发生额', '贷方发生额(元)', '对方户名', '摘要', '附言'];

test.each([
  ['4402 2010-0900 0999 999', '4402201009000999999'],
  ['6222020402000000123', '6222020402000000123'],
  ['6222020402000000000', ''],
  ['6.22202E+18', ''],
  ['6222****0123', ''],
  ['12345', ''],
])(
  'the payer’s account %s is stored as “%s”: a spreadsheet keeps fifteen digits, a bank may mask some',
  (cell, account) => {
    const { rows } = read(
      ['交易流水号', '交易日期', '贷方发生额', '对方账号', '对方开户行'],
      ['L1', '2026-11-23', '12.00', cell, '某某银行成都分行'],
    );
    expect(rows).toEqual([expect.objectContaining({ payerAccount: account, payerBank: '某某银行成都分行' })]);
  },
);

const unnamed = { payerBank: '', payerAccount: '' };

test('incoming payments are read by column headings, below any title', () => {
  const found = read(
    ['账户明细', '', '', '', '', '', ''],
    head,
    ['\t0001', '2026-11-23 10:02:03', '', '1,280.50', '康宁大药房', '转账', '货款202603050001234'],
    ['="0002"', '20261123', '', '３００．００', '同和大药房', '', ''],
    ["'0003", '2026年1月3日', '88.00', '', '演示物流', '运费', ''],
    ['0004', '2026/1/3', '', '0.00', '', '', ''],
    ['合计', '', '88.00', '1580.50', '', '', ''],
  );
  expect(found).toEqual({
    rows: [
      {
        serialNo: '0001',
        day: '2026-11-23',
        amount: '1280.50',
        payer: '康宁大药房',
        ...unnamed,
        remark: '货款202603050001234 转账',
      },
      { serialNo: '0002', day: '2026-11-23', amount: '300.00', payer: '同和大药房', ...unnamed, remark: '' },
    ],
    outgoing: 2,
    problems: [],
  });
});

test.for([
  ['壹佰', '0001', '2026-11-23', '金额“壹佰”不是到分的数字'],
  ['12,50', '0001', '2026-11-23', '金额“12,50”不是到分的数字'],
  ['1.3E+05', '0001', '2026-11-23', '金额“1.3E+05”不是到分的数字'],
  ['1.5万', '0001', '2026-11-23', '金额“1.5万”不是到分的数字'],
  ['12.345', '0001', '2026-11-23', '金额“12.345”不是到分的数字'],
  ['1.00 2.00', '0001', '2026-11-23', '金额“1.00 2.00”不是到分的数字'],
  ['-5.00', '0001', '2026-11-23', '收入“-5.00”小于零，是冲正'],
  ['5.00', '', '2026-11-23', '没有流水号'],
  ['5.00', '2.02611E+14', '2026-11-23', '流水号“2.02611E+14”被表格软件改写，请下载原始文件'],
  ['5.00', '0001', '2026-02-30', '日期“2026-02-30”无法识别'],
  ['5.00', '0001', '0000-01-01', '日期“0000-01-01”无法识别'],
  ['5.00', '1'.repeat(61), '2026-11-23', '流水号超过60个字'],
  ['5.00', '0001', '23/11/2026', '日期“23/11/2026”无法识别'],
] as const)('a cell is read completely or its line is reported: %s %s %s', ([amount, serialNo, day, problem]) => {
  const found = read(head, [serialNo, day, '', amount, '', '', '']);
  expect(found).toEqual({ rows: [], outgoing: 0, problems: [`第 2 行：${problem}`] });
});

test('a single amount column uses its direction, or its sign', () => {
  const lines = (direction: string[], amounts: string[], head = '借/贷') =>
    read(
      ['流水号', '日期', '金额', '对方名称', ...(direction.length > 0 ? [head] : [])],
      ...amounts.map((amount, index) => [`${index}`, '2026-11-23', amount, '', ...direction.slice(index, index + 1)]),
    );
  expect(lines(['贷', '借', '转出', '未知'], ['5.00', '6.00', '7.00', '8.00'])).toMatchObject({
    rows: [{ amount: '5.00' }],
    outgoing: 2,
    problems: ['第 5 行：收支“未知”无法识别'],
  });
  const unsaid = lines(['贷', ''], ['5.00', '6.00']);
  expect(unsaid).toMatchObject({ rows: [{ amount: '5.00' }], problems: ['第 3 行：收支“”无法识别'] });
  for (const head of ['收付标志', '借贷标记', '收/付'])
    expect(lines(['收', '付'], ['5.00', '6.00'], head)).toMatchObject({ rows: [{ amount: '5.00' }], outgoing: 1 });
  expect(lines([], ['+5.00', '-6.00'])).toMatchObject({ rows: [{ amount: '5.00' }], outgoing: 1 });
});

/** Headings and one incoming payment, as the banks' downloads have them. */
test.for([
  [
    'a name for each side of a transfer, and the day apart from the time',
    '账号|交易日|交易时间|交易类型|借方金额|贷方金额|余额|摘要|流水号|收/付方开户行名|收/付方名称|收/付方帐号',
    '51|20261130|15:20:11|转账||1,150.40|9,150.40|货款|C0123|某某银行成都分行|锦和堂|440200001111',
    'C0123',
  ],
  [
    'a number within a longer heading',
    '交易时间|借方发生额（支取）|贷方发生额（收入）|余额|对方户名|对方账号|对方开户机构|记账日期|备注|账户明细编号-交易流水号|企业流水号',
    '20261130 15:20:11|0.00|1,150.40|9,150.40|锦和堂|440200001111|某某银行成都分行|20261130|货款|12-51N3|',
    '12-51N3',
  ],
  [
    'no number, but each payment’s second and the balance after it',
    '凭证号|对方账号|交易时间|借/贷|借方发生额|贷方发生额|用途|对方单位名称|对方行名|余额',
    '0|440200001111|2026-11-30 15:20:11|贷||1,150.40|货款|锦和堂|某某银行成都分行|9,150.40',
    '20261130 152011 余额9150.40',
  ],
] as const)('a bank’s file is read with %s', ([, heads, line, serialNo]) => {
  expect(read(heads.split('|'), line.split('|'))).toEqual({
    rows: [
      {
        serialNo,
        day: '2026-11-30',
        amount: '1150.40',
        payer: '锦和堂',
        payerBank: '某某银行成都分行',
        payerAccount: '440200001111',
        remark: '货款',
      },
    ],
    outgoing: 0,
    problems: [],
  });
});

test('without a number, a payment whose second or balance is missing is reported', () => {
  expect(
    read(
      ['交易时间', '收入金额', '账户余额'],
      ['2026-11-30', '5.00', '9.00'],
      ['2026-11-30 15:20:11', '5.00', ''],
      ['20261130152011', '5.00', '9.00'],
    ),
  ).toMatchObject({
    rows: [{ serialNo: '20261130 152011 余额9.00' }],
    problems: ['第 2 行：没有流水号', '第 3 行：没有流水号'],
  });
});

test('a list without headings, or without line numbers, is not read', () => {
  expect(() => read(['甲', '乙'])).toThrow('没有找到表头');
  expect(() => read(['日期', '收入'], ['2026-11-23', '5.00'])).toThrow('没有找到流水号列');
});

test('a payment without a number is the same from each file of a bank, whose texts and numbers differ', () => {
  const numberOf = (time: string, balance: string) =>
    read(['交易日期', '交易时间', '收入金额', '账户余额'], ['2026-11-23', time, '9.00', balance]).rows[0]?.serialNo;
  expect([
    numberOf('09:05:01', '1,234.50'),
    numberOf('9:05:01', '1234.5'),
    numberOf('20261123090501', '1234.50'),
  ]).toEqual(Array(3).fill('20261123 090501 余额1234.50'));
});
