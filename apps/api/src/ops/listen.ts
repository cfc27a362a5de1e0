import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { allCommands } from './all-commands.ts';
import { decode, encode, readMessage } from './message.ts';
import type { OperatorRequest } from './read-request.ts';
import { type OperatorAnswer, runCommand } from './run-command.ts';
import { socketPath } from './socket-path.ts';

type Options = { db: Db; config: Config; clock: () => Date; log: FastifyBaseLogger };

/** The file's rights are the proof of who asks: only the server's own user, and root, can open it. */
const ownerOnly = 0o177;

/** Does what operators ask over a socket in the data folder, which this process has locked, until it is stopped. */
export const listenForOperators = async ({
  db,
  config,
  clock,
  log,
}: Options): Promise<{ stop: () => Promise<void> }> => {
  const path = socketPath(config.dataDir);
  if (path === null) {
    log.warn(`The path of ${config.dataDir} is too long for a socket: pnpm ops needs the server stopped.`);
    return { stop: async () => {} };
  }
  const running = new Set<Promise<void>>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const done = answer(socket).finally(() => running.delete(done));
    running.add(done);
  });

  const answer = async (socket: Socket) => {
    socket.on('error', () => {});
    try {
      const request = decode<OperatorRequest>(await readMessage(socket));
      socket.end(encode(await perform(request)));
    } catch (error) {
      log.error({ err: error }, 'A request of an operator could not be read.');
      socket.destroy();
    }
  };
  const perform = async (request: OperatorRequest): Promise<OperatorAnswer> => {
    try {
      return await runCommand(allCommands, request, { db, config, now: clock(), log });
    } catch (error) {
      log.error({ err: error, command: request.name }, 'A command of an operator failed.');
      return { lines: [`It failed, and nothing was kept of it: ${(error as Error).message}`], exitCode: 1 };
    }
  };

  // One that a killed server left behind; the folder's lock says that nobody else's is there.
  rmSync(path, { force: true });
  const listening = once(server, 'listening');
  // Node binds while it is called, so that nothing else is made under this mask.
  const before = process.umask(ownerOnly);
  server.listen(path);
  process.umask(before);
  await listening;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.all(running);
    await closed;
  };
  return { stop };
};
