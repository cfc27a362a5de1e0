let offsetMs = 0;

/** Sets the clock by a timestamp from the server. */
export function setServerTime(serverNow: Date) {
  offsetMs = serverNow.getTime() - Date.now();
}

/** The server's clock minus this device's, as far as it is known. */
export const clockOffsetMs = () => offsetMs;

/** The server's time, as far as it is known. */
export const serverNow = () => new Date(Date.now() + offsetMs);
