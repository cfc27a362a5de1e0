import { FilterSheet, formatCount } from '@yaoji/ui';
import { useNavigate } from 'react-router';
import type { ListFilterGroups } from './list-filters.tsx';
import { listPages, viewLabel } from './list-pages.ts';
import { clearChoices, toggleFacet } from './list-state.ts';
import type { ListAddress } from './use-list-address.ts';

type ListFilterSheetProps = {
  address: ListAddress;
  filters: ListFilterGroups;
  /** The number of products left. */
  total: number;
  isBuyer: boolean;
  onClose: () => void;
};

/** Filters, sort and view of a list on a phone; wide windows have a row for them. */
export default function ListFilterSheet({ address, filters, total, isBuyer, onClose }: ListFilterSheetProps) {
  const { route, state, hrefOf, hrefWith } = address;
  const navigate = useNavigate();
  const bought = state.chosen.flags?.includes('bought') ?? false;
  const { views } = listPages[route];
  const more = [
    ...(isBuyer
      ? [{ id: 'bought', label: '买过的', chosen: bought, href: hrefOf(toggleFacet(state, 'flags', 'bought')) }]
      : []),
    { id: 'expiry', label: '效期', chosen: state.sort === 'expiry', href: hrefWith({ sort: 'expiry' }) },
    { id: 'newest', label: '上新', chosen: state.sort === 'newest', href: hrefWith({ sort: 'newest' }) },
    {
      id: 'group',
      label: '同品种合并',
      chosen: state.isGrouped,
      href: hrefWith({ isGrouped: !state.isGrouped }),
    },
  ];
  const shownAs = views.map((name) => ({
    id: name,
    label: viewLabel(name),
    chosen: name === route,
    href: hrefOf(state, name),
  }));
  return (
    <FilterSheet
      open
      onClose={onClose}
      resultLabel={`查看 ${formatCount(total)} 个品规`}
      groups={[
        ...filters.groups.filter(({ options }) => options.length > 0),
        { label: '更多', options: more },
        ...(views.length > 1 ? [{ label: '显示方式', options: shownAs, exclusive: true }] : []),
      ]}
      {...(filters.choices.length > 0 ? { onReset: () => void navigate(hrefOf(clearChoices(state))) } : {})}
    />
  );
}
