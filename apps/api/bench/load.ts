import { connect } from 'node:net';

// The client of the bench, a process of its own that does no more than it must: what it costs is not the server's.
const [address = '', connectionsText = '20', secondsText = '5', cookie = ''] = process.argv.slice(2);
const { hostname, port, pathname, search } = new URL(address);
const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${cookie ? `cookie: ${cookie}\r\n` : ''}\r\n`;
const headEnd = Buffer.from('\r\n\r\n');
const until = performance.now() + Number(secondsText) * 1000;
let done = 0;

/** Asks again and again over one connection, and reads just enough of each answer to know where it ends. */
const ask = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let head = Buffer.alloc(0);
    let left = 0;
    socket.on('data', (chunk: Buffer) => {
      let body = chunk.length;
      if (left === 0) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf(headEnd);
        if (end === -1) return;
        const text = head.toString('latin1', 0, end);
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
        if (!text.startsWith('HTTP/1.1 200') || Number.isNaN(length)) return reject(new Error(text));
        left = length;
        body = head.length - end - headEnd.length;
        head = Buffer.alloc(0);
      }
      left -= body;
      if (left > 0) return;
      done++;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve();
      }
    });
    socket.once('error', reject);
  });

const started = performance.now();
await Promise.all(Array.from({ length: Number(connectionsText) }, ask));
process.stdout.write(JSON.stringify({ perSecond: done / ((performance.now() - started) / 1000) }));
