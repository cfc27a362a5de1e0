import { ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './breadcrumb.css.ts';

export const breadcrumbTexts = { label: '当前位置' };

export type BreadcrumbProps = {
  /** From the top down; the last one is the page itself and needs no `href`. */
  items: readonly { label: string; href?: string }[];
  /** Names the navigation. Default 当前位置. */
  label?: string;
};

/** Where the page stands, from the top down. */
export function Breadcrumb({ items, label }: BreadcrumbProps) {
  const texts = useTexts('breadcrumb', breadcrumbTexts);
  return (
    <nav aria-label={label ?? texts.label}>
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''}${item.label}`} className={css.item}>
            {index > 0 && (
              <span className={css.separator}>
                <ChevronRightIcon size={12} />
              </span>
            )}
            {item.href !== undefined && index < items.length - 1 ? (
              <Anchor href={item.href} className={css.link}>
                {item.label}
              </Anchor>
            ) : (
              <span {...(index === items.length - 1 ? { className: css.here, 'aria-current': 'page' } : {})}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
