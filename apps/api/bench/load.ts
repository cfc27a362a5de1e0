import { Agent, request } from 'node:http';

// The client of the bench, a process of its own: what it costs must not be counted as the server's.
const [url = '', connectionsText = '20', secondsText = '5'] = process.argv.slice(2);
const connections = Number(connectionsText);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const until = performance.now() + Number(secondsText) * 1000;
let done = 0;

const once = () =>
  new Promise<void>((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    })
      .once('error', reject)
      .end();
  });

const started = performance.now();
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      await once();
      done++;
    }
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify({ perSecond: done / ((performance.now() - started) / 1000) }));
