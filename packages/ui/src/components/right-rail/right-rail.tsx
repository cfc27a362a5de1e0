import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Badge } from '../badge/badge.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './right-rail.css.ts';

const rightRailTexts = { label: '快捷面板' };

export type RightRailItem = {
  /** Unique among its siblings. */
  id: string;
  /** Visible text. */
  label: string;
  /** Icon next to the text. */
  icon: ReactNode;
  /** Badge, 99 at most. */
  count?: number;
  /** Unit of the badge for screen readers, e.g. 条未读. */
  countLabel?: string;
  href?: string;
  onClick?: () => void;
  /** Called on hover and focus, to preload what it opens. */
  onApproach?: () => void;
  expanded?: boolean;
  /** Shows the label below the icon, vertically, for the most important entry. Default false. */
  prominent?: boolean;
};

export type RightRailProps = {
  /** In display order. */
  items: readonly RightRailItem[];
  /** At the lower end, e.g. back to top. */
  endItems?: readonly RightRailItem[];
  /** Accessible name. Default 快捷面板. */
  label?: string;
};

/** A 40 px rail at the right edge; labels appear on hover and focus. Hidden on phones. */
export function RightRail({ items, endItems = [], label }: RightRailProps) {
  const texts = useTexts('rightRail', rightRailTexts);
  return (
    <aside aria-label={label ?? texts.label} className={css.rail}>
      {items.map((item) => (
        <RailItem key={item.id} item={item} />
      ))}
      <div className={css.end}>
        {endItems.map((item) => (
          <RailItem key={item.id} item={item} />
        ))}
      </div>
    </aside>
  );
}

function RailItem({ item }: { item: RightRailItem }) {
  const { label, icon, count = 0, countLabel, href, onClick, onApproach, expanded, prominent = false } = item;
  const className = classNames(css.item, prominent && css.prominent);
  const content = (
    <>
      {icon}
      {(count > 0 || prominent) && (
        <span className={css.badge}>
          <Badge count={count} {...(countLabel ? { label: countLabel } : {})} />
        </span>
      )}
      <span className={prominent ? css.upright : css.label}>{label}</span>
    </>
  );
  return href === undefined ? (
    <button
      type="button"
      className={className}
      {...(onClick ? { onClick } : {})}
      {...(onApproach ? { onPointerEnter: onApproach, onFocus: onApproach } : {})}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
    >
      {content}
    </button>
  ) : (
    <Anchor href={href} className={className} {...(onClick ? { onClick } : {})}>
      {content}
    </Anchor>
  );
}
