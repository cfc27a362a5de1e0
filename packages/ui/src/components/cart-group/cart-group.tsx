import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { TierProgress } from '../tier-progress/tier-progress.tsx';
import * as css from './cart-group.css.ts';

const cartGroupTexts = {
  all: (title: string) => `全选 ${title}`,
  fold: (title: string) => `展开或收起 ${title}`,
};

export type CartGroupProps = {
  /** Title and accessible name, e.g. 满减　秋季备货, 其他商品, 暂不可购买（1）. */
  title: string;
  /** Visible part of the title if the rest is shown next to it, e.g. 满减. Default the title. */
  heading?: string;
  /** `promo` for a promotion. Default `plain`. */
  tone?: 'promo' | 'plain';
  /** Selection of all lines in the group; without it there is no checkbox. */
  selectAll?: { checked: boolean; indeterminate: boolean; onChange: (checked: boolean) => void };
  /** The tier reached so far, e.g. 已满 ¥300 减 ¥20. */
  reached?: ReactNode;
  /** Progress through the tiers, 0 to 100, with a mark for each. */
  progress?: { percent: number; marks: readonly number[]; label: string };
  /** The amount missing to the next tier, e.g. 再买¥120.00减¥10.00. */
  hint?: ReactNode;
  /** E.g. 凑单. */
  action?: { label: string; href: string };
  /** At the end of the head. */
  aside?: ReactNode;
  /** Lines of 44 px with a small picture and no batch; tablets and wider only. Default false. */
  compact?: boolean;
  /** `CartLine`s. */
  children: ReactNode;
};

/** The lines of one promotion, which can be selected and folded together. */
export function CartGroup({
  title,
  heading = title,
  tone = 'plain',
  selectAll,
  reached,
  progress,
  hint,
  action,
  aside,
  compact = false,
  children,
}: CartGroupProps) {
  const texts = useTexts('cartGroup', cartGroupTexts);
  const refusal = usePurchaseRefusal();
  return (
    <section aria-label={title} className={classNames(css.box, css.group, compact && css.compact)}>
      <div className={css.head[tone]}>
        {selectAll && (
          <span className={css.pick}>
            <Checkbox label={texts.all(title)} labelHidden disabled={refusal !== null} {...selectAll} />
          </span>
        )}
        <span className={progress && css.lead}>
          <h2 className={css.title[tone]} title={heading === title ? undefined : title}>
            {heading}
          </h2>
          {reached !== undefined && <span>{reached}</span>}
        </span>
        {progress && (
          <span className={css.progress}>
            <TierProgress {...progress} />
          </span>
        )}
        {hint !== undefined && <span>{hint}</span>}
        {action && (
          <Anchor href={action.href} className={css.action}>
            {action.label}
            <ChevronRightIcon size={12} />
          </Anchor>
        )}
        {aside !== undefined && <span className={css.aside}>{aside}</span>}
      </div>
      <details open>
        <summary className={css.fold} aria-label={texts.fold(title)} />
        {children}
      </details>
    </section>
  );
}
