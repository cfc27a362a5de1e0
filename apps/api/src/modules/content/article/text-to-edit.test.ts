import { expect, it } from 'vitest';
import { helpTexts } from './first-texts.ts';
import { htmlOf } from './html-of.ts';
import { textToEdit } from './text-to-edit.ts';

it('shows paragraphs, headings, lists and bold words without tags', () => {
  const html =
    '<p>先<b>注册</b>：<br />再下单</p>\n<h3>一、资料</h3><ul>\n<li>执照；</li>\n<li>许可证</li></ul><ol><li>甲</li><li>乙</li></ol><p>完</p>';
  expect(textToEdit(html, '会员注册')).toBe(
    '先**注册**：  \n再下单\n\n### 一、资料\n\n- 执照；\n- 许可证\n1. 甲\n2. 乙\n\n完',
  );
});

it('shows links, pictures and tables without tags', () => {
  const html =
    '<p>见<a href="/help">帮助 <strong>中心</strong></a></p><p><img src="/pictures/1.png" alt="执照" loading="lazy" /></p><table><thead><tr><th>档位</th><th>返利</th></tr></thead><tbody><tr><td>满1000元</td><td>1%</td></tr></tbody></table><p>完</p>';
  const text = textToEdit(html, '标题');
  expect(text).toBe(
    '见[帮助 **中心**](/help)\n\n![执照](/pictures/1.png)\n\n| 档位 | 返利 |\n| --- | --- |\n| 满1000元 | 1% |\n\n完',
  );
  expect(htmlOf({ text, format: 'markdown' }, '标题').replaceAll('\n', '')).toBe(html);
});

it.each([
  '<p><a href="/help" target="_blank">帮助</a></p>',
  '<p><a>客服</a></p>',
  `<p>${'&gt;'.repeat(3000)}</p>`,
  '<table><thead><tr><th>甲|乙</th></tr></thead></table>',
  '<table><tbody><tr><td>甲</td></tr></tbody></table>',
  '<ul><li>甲<ul><li>乙</li></ul></li></ul>',
  '<ol start="3"><li>丙</li></ol>',
  '<p># 不是标题</p>',
  '<p>一*二*三</p>',
])('shows HTML that Markdown would change as it is: %s', (html) => {
  expect(textToEdit(html, '标题')).toBe(html);
});

it('shows every first text without tags', () => {
  for (const { title, content } of helpTexts.flatMap(({ articles }) => articles))
    expect(textToEdit(content, title), title).not.toContain('<');
});
