import { Button, EmptyState } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';
import * as css from './not-found.css.ts';

export default function NotFoundPage() {
  return (
    <div className={css.page}>
      <h1 className={css.title}>页面不存在</h1>
      <EmptyState
        title="您访问的页面不存在或已下线"
        picture="search"
        action={
          <>
            <Button href={href('home')}>返回首页</Button>
            <Button tone="brandOutline" href={href('list_index')}>
              全部商品
            </Button>
          </>
        }
      >
        可以在页面上方搜索商品名称、拼音首字母或批准文号
      </EmptyState>
    </div>
  );
}
