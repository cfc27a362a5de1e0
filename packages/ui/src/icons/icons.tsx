import { drawIcon } from './draw-icon.tsx';

export const ArrowDownIcon = drawIcon('M12 4v15M5.5 13l6.5 6.5 6.5-6.5');
export const ArrowUpIcon = drawIcon('M12 20V5M5.5 11L12 4.5l6.5 6.5');
export const BellIcon = drawIcon('M6 16V10.5a6 6 0 0 1 12 0V16l1.8 2H4.2zM10 21h4');
export const CardsIcon = drawIcon('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z');
export const CartIcon = drawIcon('M2.5 4h2.7l2.3 11.5h10.7l2-8.3H6M9 20.2h.01M17 20.2h.01');
export const CheckIcon = drawIcon('M5 12.5l4.7 4.7L19.2 7.5');
export const ChevronDownIcon = drawIcon('M6 9.5l6 6 6-6');
export const ChevronLeftIcon = drawIcon('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = drawIcon('M9.5 6l6 6-6 6');
export const ChevronUpIcon = drawIcon('M6 14.5l6-6 6 6');
export const CloseIcon = drawIcon('M6 6l12 12M18 6L6 18');
export const ErrorIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6');
export const FilterIcon = drawIcon('M3.5 5h17l-6.7 8v6.5l-3.6-2V13z');
export const HeadsetIcon = drawIcon(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h3.5V19H5.5A1.5 1.5 0 0 1 4 17.5zM20 13.5h-3.5V19H20zM20 19c0 1.5-1.5 2.5-3.5 2.5H13',
);
export const HomeIcon = drawIcon('M3.5 11L12 4l8.5 7M5.5 9.5V20h4.7v-5.5h3.6V20h4.7V9.5');
export const ImageIcon = drawIcon('M3.5 5h17v14h-17zM4 17l5-5 3.5 3.5 2.5-2.5 5 5M15.5 9h.01');
export const InfoIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01');
export const ListIcon = drawIcon('M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01');
export const MenuIcon = drawIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const MinusIcon = drawIcon('M5.5 12h13');
export const PauseIcon = drawIcon('M8.5 5v14M15.5 5v14');
export const PlayIcon = drawIcon('M8 5l11 7-11 7z');
export const PlusIcon = drawIcon('M12 5.5v13M5.5 12h13');
export const QrIcon = drawIcon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M17.5 20H20M14 20h.01M20 18.5h.01M7 7h.01M17 7h.01M7 17h.01',
);
export const ScanIcon = drawIcon('M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8.5v7M12 8.5v7M16 8.5v7');
export const RefreshIcon = drawIcon('M20 11.5A8 8 0 1 0 18 17M20 5.5v6h-6');
export const StarIcon = drawIcon('M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z');
export const StarFilledIcon = drawIcon(
  'M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z',
  true,
);
export const SuccessIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.8 2.8 5.2-5.6');
export const UserIcon = drawIcon('M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4.2 3.6-6 7.5-6s6.9 1.8 7.5 6');
export const WarningIcon = drawIcon('M12 4L2.8 20h18.4zM12 10v4.5M12 17.3h.01');
