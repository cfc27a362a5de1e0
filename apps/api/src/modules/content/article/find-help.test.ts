import { expect, test } from 'vitest';
import { findHelp } from './find-help.ts';

const article = (id: number, title: string, content: string) => ({
  id,
  title,
  content,
  category: '帮助',
  url: '/help',
});
const articles = [
  article(1, '会员注册', '<p>上传<b>营业执照</b>，一个工作日内审核。</p>'),
  article(2, '商品退换', '<h3>退货范围</h3><p>签收后7天内可申请退货，运费由责任方承担。</p>'),
  article(3, '货物配送', '<p>拒收或退货时，请联系客服。</p>'),
  article(4, '电子合同有什么作用', '<p>合同 &amp; 补充协议</p>'),
];
const titles = (keywords: string) => findHelp(articles, keywords).map(({ title }) => title);

test.each([
  ['退货', ['商品退换', '货物配送']],
  ['怎么退货？', ['商品退换', '货物配送']],
  ['商品退换', ['商品退换']],
  ['sptuihuan', []],
  ['shangpintuihuan', ['商品退换']],
  ['tuihuan', ['商品退换']],
  ['spth', ['商品退换']],
  ['tuihuo', ['商品退换', '货物配送']],
  ['yingyezhizhao', ['会员注册']],
  ['ingyezhizhao', []],
  ['hyzc', ['会员注册']],
  ['营业执照', ['会员注册']],
  ['合同', ['电子合同有什么作用']],
  ['7天', ['商品退换']],
  ['胡言乱语', []],
  ['？', []],
])('[C291] “%s” finds %j', (keywords, expected) => {
  expect(titles(keywords)).toEqual(expected);
});

test('[C291] shows the text around the keywords, without markup', () => {
  expect(findHelp(articles, '营业执照')[0]?.excerpt).toBe('上传营业执照，一个工作日内审核。');
  expect(findHelp([article(5, '长文', `<p>${'前'.repeat(90)}发票${'后'.repeat(90)}</p>`)], '发票')[0]?.excerpt).toBe(
    `…${'前'.repeat(20)}发票${'后'.repeat(38)}…`,
  );
});
