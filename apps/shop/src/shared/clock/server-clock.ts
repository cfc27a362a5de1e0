let offsetMs = 0;

export function setServerTime(serverNow: Date) {
  offsetMs = serverNow.getTime() - Date.now();
}

/** The server's clock minus this device's; 0 until known. */
export const clockOffsetMs = () => offsetMs;

/** The server's time; the device's until known. */
export const serverNow = () => new Date(Date.now() + offsetMs);

/** The `meta` of a query whose answer has its time only to set the clock: pages don't show it. */
export const timeIsHidden = { time: 'hidden' };
