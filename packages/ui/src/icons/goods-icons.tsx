// Icons of home, lists and the frame of wide windows.
import { drawIcon } from './draw-icon.tsx';

export const ArrowDownIcon = drawIcon('M12 4v15M5.5 13l6.5 6.5 6.5-6.5');
export const ArrowUpIcon = drawIcon('M12 20V5M5.5 11L12 4.5l6.5 6.5');
export const BellIcon = drawIcon('M6 16V10.5a6 6 0 0 1 12 0V16l1.8 2H4.2zM10 21h4');
export const ChevronUpIcon = drawIcon('M6 14.5l6-6 6 6');
export const FilterIcon = drawIcon('M3.5 5h17l-6.7 8v6.5l-3.6-2V13z');
export const HeadsetIcon = drawIcon(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h3.5V19H5.5A1.5 1.5 0 0 1 4 17.5zM20 13.5h-3.5V19H20zM20 19c0 1.5-1.5 2.5-3.5 2.5H13',
);
export const ImageIcon = drawIcon('M3.5 5h17v14h-17zM4 17l5-5 3.5 3.5 2.5-2.5 5 5M15.5 9h.01');
export const ListIcon = drawIcon('M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01');
export const MenuIcon = drawIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const MinusIcon = drawIcon('M5.5 12h13');
export const PauseIcon = drawIcon('M8.5 5v14M15.5 5v14');
export const PlayIcon = drawIcon('M8 5l11 7-11 7z');
export const PlusIcon = drawIcon('M12 5.5v13M5.5 12h13');
export const QrIcon = drawIcon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M17.5 20H20M14 20h.01M20 18.5h.01M7 7h.01M17 7h.01M7 17h.01',
);
export const StarIcon = drawIcon('M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z');
export const StarFilledIcon = drawIcon(
  'M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z',
  true,
);
