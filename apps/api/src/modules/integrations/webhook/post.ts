import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const longestMs = 10_000;
/** Of an answer, which is shown only for diagnosing a failure. */
const mostBytes = 1024;

/** Networks outside the public internet: this machine, local networks, links, documentation, transitions to IPv4. */
const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** True if an address is on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !inner.check(address, 'ipv4');
  return version === 6 && globalIpv6.check(address, 'ipv6') && !inner.check(address, 'ipv6');
};

/** Why a URL is refused as written; null if it is allowed. The configuration allows internal hosts. */
export const urlProblem = (text: string, innerHosts: readonly string[]): string | null => {
  if (!URL.canParse(text)) return '请填写完整的网址';
  const url = new URL(text);
  if (url.username || url.password || url.hash) return '网址不能含有用户名、密码或#';
  if (innerHosts.includes(url.host)) return /^https?:$/.test(url.protocol) ? null : '网址应以https://开头';
  if (url.protocol !== 'https:') return '网址应以https://开头';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) ? !isPublicAddress(host) : !host.includes('.')) return '不能使用内部网络的地址';
  return null;
};

/** Connects to the checked addresses, so that a name cannot resolve elsewhere after the check. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (error || !first) return done(error ?? new Error(`${hostname} has no address.`), '', 4);
    if (refused) return done(new Error(`${hostname} is ${refused.address}, within a network of its own.`), '', 4);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });

export type Answer = { status: number; text: string };

/** Sends JSON to a third-party URL: follows no redirects, and reads only the beginning of the answer. */
export const postJson = (
  text: string,
  body: string,
  headers: Record<string, string>,
  innerHosts: readonly string[],
): Promise<Answer> => {
  const problem = urlProblem(text, innerHosts);
  if (problem) return Promise.reject(new Error(problem));
  const url = new URL(text);
  const send = url.protocol === 'https:' ? request : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(longestMs),
      ...(innerHosts.includes(url.host) ? {} : { lookup: publicLookup }),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      const chunks: Buffer[] = [];
      let length = 0;
      const end = () => {
        resolve({ status, text: Buffer.concat(chunks).subarray(0, mostBytes).toString() });
        response.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= mostBytes) end();
      });
      response.on('end', end);
      // Its status has arrived, which is enough.
      response.on('error', end);
    });
    sent.end(body);
  });
};
