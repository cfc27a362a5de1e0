import { drawIcon } from './draw-icon.tsx';

export const ArrowDownIcon = drawIcon('M12 4v15M5.5 13l6.5 6.5 6.5-6.5');
export const ArrowUpIcon = drawIcon('M12 20V5M5.5 11L12 4.5l6.5 6.5');
export const BellIcon = drawIcon('M6 16V10.5a6 6 0 0 1 12 0V16l1.8 2H4.2zM10 21h4');
export const CalendarIcon = drawIcon('M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4');
export const CardsIcon = drawIcon('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z');
export const CartIcon = drawIcon('M2.5 4h2.7l2.3 11.5h10.7l2-8.3H6M9 20.2h.01M17 20.2h.01');
export const CheckIcon = drawIcon('M5 12.5l4.7 4.7L19.2 7.5');
export const ChevronDownIcon = drawIcon('M6 9.5l6 6 6-6');
export const ChevronLeftIcon = drawIcon('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = drawIcon('M9.5 6l6 6-6 6');
export const ChevronUpIcon = drawIcon('M6 14.5l6-6 6 6');
export const ClockIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3.2 2');
export const CloseIcon = drawIcon('M6 6l12 12M18 6L6 18');
export const CopyIcon = drawIcon('M9 9h11v11H9zM15 9V4H4v11h5');
export const CouponIcon = drawIcon(
  'M3 7h18v3.2a1.9 1.9 0 0 0 0 3.7V17H3v-3.1a1.9 1.9 0 0 0 0-3.7zM14.5 7v2M14.5 11v2M14.5 15v2',
);
export const DocumentIcon = drawIcon('M6 3h8.5L19 7.5V21H6zM14 3v5h5M9.5 12.5h6M9.5 16.5h6');
export const DownloadIcon = drawIcon('M12 4v11.5M7 11l5 5 5-5M4.5 20h15');
export const EditIcon = drawIcon('M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5');
export const ErrorIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6');
export const ExternalIcon = drawIcon('M13.5 4H20v6.5M20 4l-9 9M17 14v6H4V7h6');
export const EyeIcon = drawIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
);
export const EyeOffIcon = drawIcon(
  'M4 4l16 16M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.4M6.4 7.5A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M10 10a3 3 0 0 0 4.2 4.2',
);
export const FilterIcon = drawIcon('M3.5 5h17l-6.7 8v6.5l-3.6-2V13z');
export const GiftIcon = drawIcon(
  'M3.5 8.5h17v4h-17zM5 12.5h14V21H5zM12 8.5V21M12 8.5S10.8 3.5 8.2 3.5a2.4 2.4 0 0 0 0 5zM12 8.5s1.2-5 3.8-5a2.4 2.4 0 0 1 0 5z',
);
export const HeadsetIcon = drawIcon(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h3.5V19H5.5A1.5 1.5 0 0 1 4 17.5zM20 13.5h-3.5V19H20zM20 19c0 1.5-1.5 2.5-3.5 2.5H13',
);
export const HomeIcon = drawIcon('M3.5 11L12 4l8.5 7M5.5 9.5V20h4.7v-5.5h3.6V20h4.7V9.5');
export const ImageIcon = drawIcon('M3.5 5h17v14h-17zM4 17l5-5 3.5 3.5 2.5-2.5 5 5M15.5 9h.01');
export const InfoIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01');
export const ListIcon = drawIcon('M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01');
export const LocationIcon = drawIcon(
  'M12 21.5s-7-6.3-7-11.5a7 7 0 0 1 14 0c0 5.2-7 11.5-7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
);
export const LockIcon = drawIcon('M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11');
export const MenuIcon = drawIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const MessageIcon = drawIcon('M4 5h16v11.5h-8.5L7 20.5v-4H4zM8.5 9.5h7M8.5 12.5h4.5');
export const MinusIcon = drawIcon('M5.5 12h13');
export const MoreIcon = drawIcon('M5.5 12h.01M12 12h.01M18.5 12h.01');
export const PauseIcon = drawIcon('M8.5 5v14M15.5 5v14');
export const PhoneIcon = drawIcon(
  'M6 3.5h3.3l1.5 4.4-2.2 1.6a12 12 0 0 0 5.9 5.9l1.6-2.2 4.4 1.5V18a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
);
export const PlayIcon = drawIcon('M8 5l11 7-11 7z');
export const PlusIcon = drawIcon('M12 5.5v13M5.5 12h13');
export const QrIcon = drawIcon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M17.5 20H20M14 20h.01M20 18.5h.01M7 7h.01M17 7h.01M7 17h.01',
);
export const ReceiptIcon = drawIcon('M5 3h14v18l-2.4-1.6L14.3 21 12 19.4 9.7 21l-2.3-1.6L5 21zM9 8.5h6M9 12.5h6');
export const RefreshIcon = drawIcon('M20 11.5A8 8 0 1 0 18 17M20 5.5v6h-6');
export const SearchIcon = drawIcon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5');
export const ShieldIcon = drawIcon(
  'M12 3l7.5 2.7V11c0 5-3.2 8.3-7.5 10-4.3-1.7-7.5-5-7.5-10V5.7zM8.5 12l2.5 2.5 4.5-4.5',
);
export const StarIcon = drawIcon('M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z');
export const StarFilledIcon = drawIcon(
  'M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z',
  true,
);
export const StoreIcon = drawIcon(
  'M4.5 11v9.5h15V11M3 9l1.8-5h14.4L21 9a2.9 2.9 0 0 1-4.5 1.7A3.5 3.5 0 0 1 12 10.7a3.5 3.5 0 0 1-4.5 0A2.9 2.9 0 0 1 3 9zM9.5 20.5v-5h5v5',
);
export const SuccessIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.8 2.8 5.2-5.6');
export const TrashIcon = drawIcon('M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6');
export const TruckIcon = drawIcon(
  'M2.5 5.5h11.5V16H2.5zM14 9h4l3.5 3.5V16H14M7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
);
export const UploadIcon = drawIcon('M12 16V4.5M7 9l5-5 5 5M4.5 20h15');
export const UserIcon = drawIcon('M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4.2 3.6-6 7.5-6s6.9 1.8 7.5 6');
export const WalletIcon = drawIcon('M3.5 6.5h15V9M3.5 6.5v13h17V9h-15a2 2 0 0 1-2-2.5 2 2 0 0 1 2-2H17M16.5 14.2h.01');
export const WarningIcon = drawIcon('M12 4L2.8 20h18.4zM12 10v4.5M12 17.3h.01');
