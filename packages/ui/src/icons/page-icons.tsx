// Icons that neither the frame nor home or lists use, so no first view loads them.
import { drawIcon } from './draw-icon.tsx';

export const CheckIcon = drawIcon('M5 12.5l4.7 4.7L19.2 7.5');
export const CopyIcon = drawIcon('M9 9h11v11H9zM15 9V4H4v11h5');
export const CouponIcon = drawIcon(
  'M3 7h18v3.2a1.9 1.9 0 0 0 0 3.7V17H3v-3.1a1.9 1.9 0 0 0 0-3.7zM14.5 7v2M14.5 11v2M14.5 15v2',
);
export const DocumentIcon = drawIcon('M6 3h8.5L19 7.5V21H6zM14 3v5h5M9.5 12.5h6M9.5 16.5h6');
export const DownloadIcon = drawIcon('M12 4v11.5M7 11l5 5 5-5M4.5 20h15');
export const EditIcon = drawIcon('M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5');
export const EyeIcon = drawIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
);
export const EyeOffIcon = drawIcon(
  'M4 4l16 16M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.4M6.4 7.5A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M10 10a3 3 0 0 0 4.2 4.2',
);
export const GiftIcon = drawIcon(
  'M3.5 8.5h17v4h-17zM5 12.5h14V21H5zM12 8.5V21M12 8.5S10.8 3.5 8.2 3.5a2.4 2.4 0 0 0 0 5zM12 8.5s1.2-5 3.8-5a2.4 2.4 0 0 1 0 5z',
);
export const MoreIcon = drawIcon('M5.5 12h.01M12 12h.01M18.5 12h.01');
export const PhoneIcon = drawIcon(
  'M6 3.5h3.3l1.5 4.4-2.2 1.6a12 12 0 0 0 5.9 5.9l1.6-2.2 4.4 1.5V18a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
);
export const ReceiptIcon = drawIcon('M5 3h14v18l-2.4-1.6L14.3 21 12 19.4 9.7 21l-2.3-1.6L5 21zM9 8.5h6M9 12.5h6');
export const SearchIcon = drawIcon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5');
export const ShieldIcon = drawIcon(
  'M12 3l7.5 2.7V11c0 5-3.2 8.3-7.5 10-4.3-1.7-7.5-5-7.5-10V5.7zM8.5 12l2.5 2.5 4.5-4.5',
);
export const StoreIcon = drawIcon(
  'M4.5 11v9.5h15V11M3 9l1.8-5h14.4L21 9a2.9 2.9 0 0 1-4.5 1.7A3.5 3.5 0 0 1 12 10.7a3.5 3.5 0 0 1-4.5 0A2.9 2.9 0 0 1 3 9zM9.5 20.5v-5h5v5',
);
export const TrashIcon = drawIcon('M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6');
export const TruckIcon = drawIcon(
  'M2.5 5.5h11.5V16H2.5zM14 9h4l3.5 3.5V16H14M7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
);
export const UploadIcon = drawIcon('M12 16V4.5M7 9l5-5 5 5M4.5 20h15');
export const WalletIcon = drawIcon('M3.5 6.5h15V9M3.5 6.5v13h17V9h-15a2 2 0 0 1-2-2.5 2 2 0 0 1 2-2H17M16.5 14.2h.01');
