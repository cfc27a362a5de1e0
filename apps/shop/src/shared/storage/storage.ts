/** All keys that the shop stores in the browser. Keys of one buyer's or form's data include its id. */
type StorageKey =
  | 'banner-dialog'
  | 'compact-cart'
  | 'compared'
  | 'draw-closed'
  | 'filters'
  | 'footer-categories'
  | 'help-categories'
  | 'login'
  | 'recharge'
  | 'recovery-done'
  | 'recovery-token'
  | 'scroll'
  | 'submission'
  | 'suggestions'
  | 'unsent'
  | 'wechat-ticket'
  | `checkout:${number}`
  | `choice-rule:${number}`
  | `draft:${string}`
  | `order-draft:${number}:${string}`
  | `purchase-list:${number}`
  | `recent-words:${number}`
  | `sms-wait:${string}`;

/** The browser's storage, if available: it may be forbidden or full, and the shop works without it. */
function guard(name: 'sessionStorage' | 'localStorage') {
  const area = () => {
    // Node has an object of that name, which all visitors would share.
    if (typeof document === 'undefined') throw new Error('no browser, no storage');
    return globalThis[name];
  };
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(area());
    } catch {
      return null;
    }
  };
  return {
    read: (key: StorageKey) => attempt((storage) => storage.getItem(key)),
    write: (key: StorageKey, value: string) => void attempt((storage) => storage.setItem(key, value)),
    /** The value that `writeJson` stored; null if there is none or it cannot be parsed. */
    readJson: <Value>(key: StorageKey) =>
      attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Value | null), // Only the shop writes there.
    writeJson: (key: StorageKey, value: unknown) =>
      void attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key: StorageKey) => void attempt((storage) => storage.removeItem(key)),
    clear: () => void attempt((storage) => storage.clear()),
  };
}

export const sessionStore = guard('sessionStorage');
export const localStore = guard('localStorage');
