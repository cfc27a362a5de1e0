import { Breadcrumb, type BreadcrumbProps } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { href } from '#shared/routing/href.ts';
import * as css from './sub-page.css.ts';

type SubPageProps = {
  /** From below the home page down to this one. */
  trail: BreadcrumbProps['items'];
  children: ReactNode;
};

/** A page in the window's full width, below its breadcrumb. */
export const SubPage = ({ trail, children }: SubPageProps) => (
  <div className={css.page}>
    <div className={css.crumbs}>
      <Breadcrumb items={[{ label: '首页', href: href('home') }, ...trail]} />
    </div>
    {children}
  </div>
);
