import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { sampleBanner } from '../../../stories/picture.ts';
import { usage } from '../../../stories/usage.ts';
import { Article, ArticleBody, ArticleSkeleton } from './article.tsx';

const html = `<p>药集按商品的储存要求分常温、阴凉与冷链三种方式配送。<strong>冷链商品</strong>全程记录温度，到货时请核对记录单。</p>
<h2>一、配送范围与时效</h2>
<table><thead><tr><th>地区</th><th>常温</th><th>冷链</th><th>截单时间</th></tr></thead>
<tbody><tr><td>本省</td><td>次日达</td><td>次日达</td><td>18:00</td></tr><tr><td>邻省</td><td>2 天</td><td>2–3 天</td><td>16:00</td></tr></tbody></table>
<h2>二、收货与验收</h2>
<ol><li>核对随货同行单与实物的品名、规格、批号、数量；</li><li>检查外包装，有破损、受潮的当场拒收；</li><li>冷链商品查看温度记录，超出范围的拒收并联系客服。</li></ol>
<blockquote><p>签收三天内发现短少或破损的，请在订单里申请售后并上传图片。</p></blockquote>
<h3>常见问题</h3>
<ul><li>能否指定送货时间？可以，下单时在备注里写明。</li><li>偏远地区怎样送？见<a href="#hwps">货物配送</a>。</li></ul>`;

const meta = {
  title: '内容/Article 文章',
  component: Article,
  parameters: usage(
    '帮助、资讯、协议等一整篇正文',
    '界面里的一两句说明，用 Notice 或表单提示',
    'HTML 须由服务器清洗过，组件原样放进页面。',
  ),
  args: {
    title: '货物配送说明',
    meta: '2026-10-01　药集客服中心',
    children: <ArticleBody html={html} />,
    previous: { title: '订单支付方式', href: '#ddzf' },
    next: { title: '商品退换流程', href: '#ypth' },
  },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '货物配送说明' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '商品退换流程' })).toHaveAttribute('href', '#ypth');
    await expect(getComputedStyle(canvas.getByRole('table')).overflowX).toBe('auto');
  },
};
export const WithPicture: Story = {
  name: '带图片',
  parameters: anatomy(
    ['标题与 meta', '一级标题；日期、来源', 'h1'],
    ['图片', '标题下一张，2:1；可省', 'img'],
    ['正文', '`ArticleBody`：服务器清洗过的 HTML，或自己写的内容', 'header ~ div'],
    ['上一篇、下一篇', '没有的一侧不占地方', 'footer'],
  ),
  args: { picture: sampleBanner('冬季配送') },
};
export const Steps: Story = {
  name: '编号列表画成步骤',
  args: {
    children: (
      <ArticleBody
        html={`<ol start="3"><li>打开<strong>快捷采购</strong>，粘贴清单；</li><li><p>核对规格与厂家：</p><ol><li>同名不同规格</li></ol></li><li>提交订单。</li></ol>`}
      />
    ),
  },
  play: async ({ canvas }) => {
    const [list, inner] = canvas.getAllByRole('list');
    await expect(getComputedStyle(list as Element).listStyleType).toBe('none');
    await expect(getComputedStyle(list?.children[0] as Element, '::before').content).toBe('counter(list-item)');
    await expect(getComputedStyle(inner as Element).listStyleType).toBe('decimal');
  },
};
export const Plain: Story = {
  name: '朴素',
  args: {
    meta: undefined,
    previous: null,
    next: null,
    children: <ArticleBody>本公司已于 2026 年 9 月取得证照。</ArticleBody>,
  },
};
export const Loading: Story = { name: '加载中', render: () => <ArticleSkeleton /> };
export const LongestText: Story = {
  name: '文字最长',
  args: {
    title:
      '关于内蒙古自治区呼伦贝尔市鄂伦春自治旗大杨树镇等偏远地区国庆假期期间冷链商品配送安排与温度记录核验要求的通知',
    children: (
      <ArticleBody
        html={`<p>https://example.com/${'a'.repeat(160)}</p><table><tbody><tr>${'<td>国药准字Z41020000</td>'.repeat(12)}</tr></tbody></table>`}
      />
    ),
  },
};
