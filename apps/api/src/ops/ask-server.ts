import { once } from 'node:events';
import { connect } from 'node:net';
import { decode, encode, readMessage } from './message.ts';
import type { OperatorRequest } from './read-request.ts';
import type { OperatorAnswer } from './run-command.ts';
import { socketPath } from './socket-path.ts';

const nobody = new Set(['ENOENT', 'ECONNREFUSED']);

/** Lets the server that has the data folder open do a command; null if there is none. */
export const askServer = async (dataDir: string, request: OperatorRequest): Promise<OperatorAnswer | null> => {
  const path = socketPath(dataDir);
  if (path === null) return null;
  const socket = connect({ path, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (nobody.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  socket.end(encode(request));
  const text = await readMessage(socket, 0);
  if (text === '') throw new Error('The server stopped before it answered; pnpm ops log list says what it did.');
  return decode<OperatorAnswer>(text);
};
