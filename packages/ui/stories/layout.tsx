import { type ReactNode, useState } from 'react';
import {
  ArrowUpIcon,
  BellIcon,
  CartButton,
  CartIcon,
  CategoryMenu,
  type CategoryMenuItem,
  Container,
  Footer,
  Header,
  HeadsetIcon,
  HomeIcon,
  ListIcon,
  MobileTabBar,
  NavBar,
  QrIcon,
  RightRail,
  SearchBox,
  type SearchSuggestions,
  StepsBanner,
  scrollToTop,
  TopBar,
  UserIcon,
} from '../src/index.ts';

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

function SampleSearch() {
  const [kind, setKind] = useState('goods');
  return (
    <SearchBox
      query="lwdhw"
      onQueryChange={() => {}}
      onSearch={() => {}}
      kind={kind}
      onKindChange={setKind}
      suggestions={noSuggestions}
      onSuggestion={() => {}}
      hotWords={hotWords}
    />
  );
}

export type SamplePageProps = {
  children: ReactNode;
  /** Step of the cart; without it the header has its search field and the nav bar. */
  step?: number;
  /** Below the content, over its whole width. */
  foot?: ReactNode;
};

export function SamplePage({ children, step, foot }: SamplePageProps) {
  return (
    <>
      <TopBar
        user={{ company: '康宁大药房（锦江店）', href: '#user', status: '已认证' }}
        loginHref="#login"
        registerHref="#register"
        onLogout={() => {}}
        links={[
          { label: '首页', href: '#home', wideOnly: true },
          { label: '会员中心', href: '#user' },
          { label: '我的订单', href: '#order' },
          { label: '电子发票', href: '#dzfp', wideOnly: true },
          { label: '消息', href: '#wdxx', count: 3 },
          { label: '手机药集', href: '#app', wideOnly: true },
        ]}
      />
      {step === undefined ? (
        <>
          <Header
            brand={brand}
            search={<SampleSearch />}
            aside={<CartButton count={128} href="#cart" amount="8426.50" />}
            compactBeyondPx={205}
          />
          <NavBar items={navigation} menu={<CategoryMenu items={categories} />} />
        </>
      ) : (
        <Header brand={brand} line aside={<StepsBanner current={step} />} />
      )}
      <main>
        <Container>{children}</Container>
      </main>
      {foot}
      <Footer
        owner="药集医药有限公司"
        year={2026}
        hotLine={{ phone: '400-800-1234', hours: '周一至周日 8:30–20:30' }}
        groups={[
          {
            id: '1',
            name: '新手指南',
            links: ['会员注册', '购物指南', '安全购药'].map((name) => ({ id: name, name, href: `#${name}` })),
          },
          {
            id: '2',
            name: '支付与配送',
            links: ['订单支付', '货物配送', '商品退换'].map((name) => ({ id: name, name, href: `#${name}` })),
          },
          {
            id: '3',
            name: '服务保障',
            links: ['网站资质', '用户协议', '专属客服'].map((name) => ({ id: name, name, href: `#${name}` })),
          },
          {
            id: '4',
            name: '关于我们',
            links: ['投诉建议', '联系我们'].map((name) => ({ id: name, name, href: `#${name}` })),
          },
        ]}
        codes={[
          { label: '小程序', picture: <QrIcon size={72} /> },
          { label: '手机应用', picture: <QrIcon size={72} /> },
        ]}
        filings={[{ label: '互联网药品信息服务资格证书' }, { label: '药品经营许可证' }]}
      />
      <RightRail
        items={[
          { id: 'user', label: '我的账户', icon: <UserIcon size={18} />, href: '#user' },
          {
            id: 'cart',
            label: '购物车',
            icon: <CartIcon size={18} />,
            count: 128,
            countLabel: '件商品',
            prominent: true,
            onClick: () => {},
            expanded: false,
          },
          { id: 'message', label: '消息', icon: <BellIcon size={18} />, count: 3, countLabel: '条未读', href: '#wdxx' },
          { id: 'chat', label: '客服', icon: <HeadsetIcon size={18} />, onClick: () => {} },
        ]}
        endItems={[{ id: 'top', label: '返回顶部', icon: <ArrowUpIcon size={18} />, onClick: scrollToTop }]}
      />
      <MobileTabBar
        items={[
          { id: 'home', label: '首页', icon: <HomeIcon size={20} />, href: '#home' },
          { id: 'category', label: '分类', icon: <ListIcon size={20} />, href: '#list', current: true },
          { id: 'cart', label: '购物车', icon: <CartIcon size={20} />, href: '#cart', count: 128 },
          { id: 'user', label: '我的', icon: <UserIcon size={20} />, href: '#user' },
        ]}
      />
    </>
  );
}
