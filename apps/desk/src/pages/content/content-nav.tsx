import { operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { PageNav } from '#pages/parts/page-nav.tsx';

const places = [
  { href: deskHref('banners'), label: '横幅与楼层', operation: operations.listBanners },
  { href: deskHref('brands'), label: '品牌', operation: operations.listBrands },
  { href: deskHref('articles'), label: '文章', operation: operations.listArticles },
] as const;

/** The ways between the pages of the shop's content. */
export const ContentNav = () => <PageNav places={places} />;
