/** The network of an address without its last part, so a list of log-ins does not reveal locations. */
export const shortenedAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/\d{1,3}$/, '*');
  return plain.includes(':') ? `${plain.split(':').slice(0, 3).join(':')}::*` : '';
};

/** The first match: browsers also name those they are based on. */
const browsers = [
  ['MicroMessenger', '微信'],
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system of a user agent, such as `Chrome · Windows`. */
export const deviceName = (userAgent: string): string => {
  const found = [browsers, systems].flatMap((table) => table.find(([sign]) => userAgent.includes(sign))?.[1] ?? []);
  return found.join(' · ') || '未知设备';
};
