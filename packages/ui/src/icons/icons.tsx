// Icons of the frame, on phones too.
import { drawIcon } from './draw-icon.tsx';

export const CardsIcon = drawIcon('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z');
export const CartIcon = drawIcon('M2.5 4h2.7l2.3 11.5h10.7l2-8.3H6M9 20.2h.01M17 20.2h.01');
export const ChevronDownIcon = drawIcon('M6 9.5l6 6 6-6');
export const ChevronLeftIcon = drawIcon('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = drawIcon('M9.5 6l6 6-6 6');
export const CloseIcon = drawIcon('M6 6l12 12M18 6L6 18');
export const ErrorIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6');
export const HomeIcon = drawIcon('M3.5 11L12 4l8.5 7M5.5 9.5V20h4.7v-5.5h3.6V20h4.7V9.5');
export const InfoIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01');
export const ScanIcon = drawIcon('M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8.5v7M12 8.5v7M16 8.5v7');
export const RefreshIcon = drawIcon('M20 11.5A8 8 0 1 0 18 17M20 5.5v6h-6');
export const SuccessIcon = drawIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.8 2.8 5.2-5.6');
export const UserIcon = drawIcon('M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4.2 3.6-6 7.5-6s6.9 1.8 7.5 6');
export const WarningIcon = drawIcon('M12 4L2.8 20h18.4zM12 10v4.5M12 17.3h.01');
