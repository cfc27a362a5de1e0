// Imported before a server's program: shifts its clock by the milliseconds in CLOCK_FILE.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let ahead = 0;
setInterval(() => {
  ahead = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
}, 50).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length > 0 ? parts : [RealDate.now() + ahead], newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name, receiver),
});
