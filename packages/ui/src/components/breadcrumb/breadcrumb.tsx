import { ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './breadcrumb.css.ts';

const breadcrumbTexts = { label: '当前位置' };

export type BreadcrumbProps = {
  /** From the root down; the last entry is the current page and needs no `href`. */
  items: readonly { label: string; href?: string }[];
  /** Accessible name. Default 当前位置. */
  label?: string;
};

/** The path from the root to the current page. */
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
