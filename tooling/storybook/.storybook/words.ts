/**
 * Chinese for Storybook’s own words, which have no setting, by the classes of its pages and panels. If a new version renames
 * a class, a test fails and the page shows English.
 */
const words: readonly [selector: string, text: string][] = [
  ['.docblock-argstable-head th:nth-child(1) span', '名称'],
  ['.docblock-argstable-head th:nth-child(2) span', '说明'],
  ['.docblock-argstable-head th:nth-child(3) span', '默认值'],
  ['.docblock-argstable-head th:nth-child(4) span', '试一试'],
  ['.docblock-argstable-body button[id^="set-"]', '填写'],
  ['.sbdocs .docblock-code-toggle', '查看代码'],
  ['.sbdocs .docblock-code-toggle--expanded', '收起代码'],
  // A focused button says whether it has copied.
  ['.docblock-code-toggle + button:not(:focus)', '复制代码'],
  ['.docblock-source button:not(:focus)', '复制'],
];

export const wordsSheet = `<style>
  ${words.map(([selector]) => selector).join(', ')} { font-size: 0; }
  ${words.map(([selector, text]) => `${selector}::after { content: '${text}'; font-size: 13px; }`).join('\n  ')}
  .docblock-argstable-body select:has(> option:disabled:checked) { text-indent: -999px; }
  .docblock-argstable-body option:disabled { display: none; }
  .docblock-argstable-body span:has(> select > option:disabled:checked)::before {
    content: '请选择'; position: absolute; z-index: 1; inset: 0 auto auto 10px; line-height: 32px; pointer-events: none; font-size: 13px;
  }
  .search-field input::placeholder { color: transparent; }
  .search-field:has(input:placeholder-shown)::before {
    content: '查找组件'; position: absolute; inset-inline-start: 34px; pointer-events: none; font-size: 14px; opacity: 0.7;
  }
</style>`;

/** Titles of the panels below a story. */
export const panelTitles: Readonly<Record<string, string>> = {
  'addon-controls': '属性',
  'storybook/actions/panel': '回调',
  'storybook/interactions/panel': '操作步骤',
  'storybook/docs/panel': '代码',
  'storybook/a11y/panel': '无障碍',
};
