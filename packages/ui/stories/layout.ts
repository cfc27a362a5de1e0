import type { CategoryMenuItem, SearchSuggestions } from '../src/index.ts';
import { anatomy } from './anatomy.ts';

export const categories: CategoryMenuItem[] = [
  ['中成药', ['补益', '清热解毒', '活血化瘀', '止咳祛痰', '健脾消食', '安神', '外用']],
  ['化学药', ['抗感染', '心脑血管', '消化系统', '呼吸系统', '解热镇痛', '内分泌']],
  ['中药饮片', ['根及根茎', '果实种子', '全草', '花叶', '皮', '动物矿物']],
  ['参茸贵细', ['人参', '西洋参', '鹿茸', '冬虫夏草', '燕窝']],
  ['医疗器械', ['血压计', '血糖仪', '体温计', '雾化器', '制氧机']],
  ['医用耗材', ['口罩', '敷料', '注射器', '采血针', '手套']],
  ['保健食品', ['维生素', '矿物质', '蛋白粉']],
  ['消毒用品', []],
  ['计生用品', []],
].map(([name, children]) => ({
  id: String(name),
  name: String(name),
  href: `#${name}`,
  children: (children as string[]).map((child) => ({ id: child, name: child, href: `#${child}` })),
}));

const navItems = [
  '首页',
  '全部商品',
  '包邮专区',
  '中药专区',
  '器械专区',
  '天天特价',
  '近效期',
  '领券中心',
  '品牌专区',
  '积分商城',
];

export const navigation = navItems.map((name, index) => ({
  id: name,
  name,
  href: `#${name}`,
  current: index === 1,
  ...(name === '品牌专区'
    ? {
        children: ['豫西本草', '石门岭药业', '海联药业'].map((child) => ({
          id: child,
          name: child,
          href: `#${child}`,
        })),
      }
    : {}),
}));

export const noSuggestions: SearchSuggestions = { state: 'idle', items: [] };

export const hotWords = ['银翘解毒', '阿胶', '口罩', '布洛芬', '黄芪', '采血针'].map((label) => ({
  label,
  href: `#${label}`,
}));

export const brand = { name: '药集', slogan: '医药批发', href: '#home' };

export const rightPanelAnatomy = anatomy(
  ['标题与关闭', '各页一样', 'h2'],
  ['内容', '账户、购物车、消息、客服、二维码，各是一个部件', 'header + div'],
);

export const suggestions = [
  { id: '1', label: '六味地黄丸', note: '浓缩丸 200丸 豫西本草制药' },
  { id: '2', label: '六味地黄胶囊', note: '0.3g×60粒 石门岭药业' },
  { id: '3', label: '六味木香散', note: '15g×10袋 九岭药业' },
];

export const searchBoxAnatomy = anatomy(
  ['范围', '商品、厂家；kinds 可换', 'select'],
  ['输入框', '占位说明能搜什么', '[role=combobox]'],
  ['清空、扫码', '有字才有清空；手机上空着时有扫码', '[aria-label=清空搜索词]'],
  ['搜索', '总在，不用脚本也能提交（action）', '[type=submit]'],
  ['联想', '输入后展开；rows 是能直接下单的行'],
  ['热词', '框下的链接；没有时仍占位置，页面不跳', 'search > div > a'],
);
