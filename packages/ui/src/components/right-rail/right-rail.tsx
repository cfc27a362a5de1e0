import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Badge } from '../badge/badge.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './right-rail.css.ts';

export const rightRailTexts = { label: '快捷面板' };

export type RightRailItem = {
  /** Distinguishes it from its neighbours. */
  id: string;
  /** What is read, seen or spoken. */
  label: string;
  /** Drawing beside the text. */
  icon: ReactNode;
  /** Badge, 99 at most. */
  count?: number;
  /** Unit of the badge for assistive technology, e.g. 条未读. */
  countLabel?: string;
  /** Where it leads. */
  href?: string;
  /** Pressed, by pointer or keyboard. */
  onClick?: () => void;
  /** The pointer or the focus comes to it: time to load what it opens. */
  onApproach?: () => void;
  /** Whether the panel it opens is open. */
  expanded?: boolean;
  /** The label stands under the icon, upright, for the one that matters most. Default false. */
  prominent?: boolean;
};

export type RightRailProps = {
  /** In the order in which they are shown. */
  items: readonly RightRailItem[];
  /** At the lower end, e.g. back to top. */
  endItems?: readonly RightRailItem[];
  /** Names the rail. Default 快捷面板. */
  label?: string;
};

/** 40 px at the right edge; labels come out on hover and focus. Hidden on phones. */
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
