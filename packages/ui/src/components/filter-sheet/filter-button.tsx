import { FilterIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';

const filterButtonTexts = { title: '筛选', chosen: '项已选' };

export type FilterButtonProps = {
  /** Number of active filters. */
  count?: number;
  expanded: boolean;
  onClick: () => void;
};

/** Opens the filter sheet. */
export function FilterButton({ count = 0, expanded, onClick }: FilterButtonProps) {
  const texts = useTexts('filterButton', filterButtonTexts);
  return (
    <Button tone="outline" icon={<FilterIcon />} aria-expanded={expanded} aria-haspopup="dialog" onClick={onClick}>
      {texts.title}
      <Badge count={count} label={texts.chosen} />
    </Button>
  );
}
