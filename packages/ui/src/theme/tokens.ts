/** Raw values. Components use the roles of `contract.css.ts` instead. */

export const palette = {
  green: { 50: '#E6F4EF', 300: '#4FBF96', 600: '#0A7F5B', 700: '#086B4D', 800: '#075E44', 950: '#12302A' },
  teal: { 50: '#E3F2F5', 300: '#5CC4D2', 600: '#0B7480', 700: '#08616B', 800: '#075159' },
  ochre: { 50: '#FAF0E3', 300: '#E0A860', 600: '#935613', 700: '#7C480F', 800: '#683B0A' },
  blue: { 50: '#E8F0FA', 300: '#7DB2F0', 600: '#1F63B5', 700: '#1A5499', 800: '#15457F' },
  red: { 50: '#FDF0EE', 100: '#FBE3E0', 300: '#FF8A7C', 600: '#D4261A', 700: '#B51E13' },
  orange: { 50: '#FFF3EB', 300: '#FF9D5C', 600: '#E8590C', 700: '#B8440A' },
  amber: { 50: '#FFF4E2', 300: '#F0B45A', 700: '#9A5000' },
  star: { 500: '#E2970B' },
  violet: { 50: '#F5EDFA', 300: '#CE9BEA', 700: '#8B2FB3' },
  grey: {
    0: '#FFFFFF',
    25: '#F9FBFA',
    50: '#F4F7F5',
    100: '#EBF0ED',
    200: '#DDE5E1',
    400: '#9AA69F',
    500: '#82918A',
    600: '#5F6E67',
    700: '#3B4A43',
    900: '#16241E',
  },
  night: {
    950: '#0C1310',
    900: '#131C18',
    850: '#19241F',
    800: '#223029',
    700: '#2E3E36',
    500: '#6E8178',
    400: '#7F9289',
    300: '#A3B3AB',
    200: '#CBD7D1',
    100: '#ECF3EF',
  },
} as const;

/** Each step in units of 4 px. */
export const space = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  12: '48px',
} as const;

export const radius = { control: '4px', card: '8px', dialog: '16px', pill: '999px' } as const;

export const fontSize = { 12: '12px', 13: '13px', 14: '14px', 16: '16px', 20: '20px', 28: '28px' } as const;

export const fontFamily =
  '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif';

export const motion = { fast: '120ms', normal: '160ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0.2, 1)' } as const;

/** Widths of the fixed parts of the layout, in px. */
export const layoutPx = {
  content: 1200,
  card: 230,
  rail: 40,
  drawer: 310,
  activityDialog: 538,
  topBar: 32,
  searchRow: 88,
  nav: 40,
  compactHeader: 56,
  phoneHeader: 52,
  mobileTabBar: 56,
  /** On a phone on its side, which has no height to spare. */
  lowTabBar: 40,
} as const;

/** Height reserved for the bottom bar on phones; 0 on pages without one. */
export const tabBarSpace = 'var(--yj-tab-bar, 0px)';

/** Space below a bar at the foot of the window for the phone's edge; none above the tab bar, which has its own. */
export const footInset = 'var(--yj-foot-inset, env(safe-area-inset-bottom, 0px))';

/** Upper limits of window width in px. */
export const breakpointPx = { phone: 600, tablet: 860, laptop: 1180, desktop: 1320 } as const;

/** Values of `z-index`, in stacking order. */
export const layer = { sticky: 10, header: 20, rail: 30, float: 40, toast: 50 } as const;

/** No heavier than 8 px. */
export const shadow = {
  light: {
    raised: '0 1px 2px rgb(16 36 28 / 0.06), 0 2px 8px rgb(16 36 28 / 0.08)',
    float: '0 2px 4px rgb(16 36 28 / 0.08), 0 4px 8px rgb(16 36 28 / 0.12)',
    edge: '0 0 8px rgb(16 36 28 / 0.10)',
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4), 0 2px 8px rgb(0 0 0 / 0.35)',
    float: '0 2px 4px rgb(0 0 0 / 0.5), 0 4px 8px rgb(0 0 0 / 0.5)',
    edge: '0 0 8px rgb(0 0 0 / 0.5)',
  },
} as const;
