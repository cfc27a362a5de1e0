import { setFlagsFromString } from 'node:v8';
import { refuseDemonstration } from '#config/demonstration.ts';
import { refusePlainServices } from '#config/plain-services.ts';
import { ConfigError, readConfig } from '#config.ts';
import { FolderInUseError, FolderUnusableError } from '#db/embedded/folder-lock.ts';
import { NewerDatabaseError } from '#db/migrate.ts';
import { prepareDatabase, startServer } from '#server.ts';
import { DatabaseUnreachableError, PortTakenError } from '#start-errors.ts';

/** Longer than a stop should ever take, shorter than supervisors wait. */
const stopWithinMs = 8000;

/** The heap doubles before a collection; on machines with much memory it would quadruple. */
setFlagsFromString('--heap-growing-percent=100');

const main = async () => {
  const config = readConfig();
  refuseDemonstration(config);
  refusePlainServices(config);
  if (process.argv.includes('--prepare')) return prepareDatabase(config);
  const server = await startServer(config);
  process.stdout.write(server.greeting);
  // From now on the supervisor restarts this process.
  process.send?.('started');

  let isStopping = false;
  const stop = (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    server.stop().then(
      () => process.exit(exitCode),
      (error) => fail(error),
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // State is unknown after an uncaught error, so end the process once requests in flight are answered.
  process.on('uncaughtException', (error) => {
    server.reportUncaught(error);
    stop(1);
  });
};

const expected = [
  ConfigError,
  FolderInUseError,
  FolderUnusableError,
  NewerDatabaseError,
  PortTakenError,
  DatabaseUnreachableError,
];

/** Shows errors that an operator can fix as a sentence, all others with their stack. */
const fail = (error: Error) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? error.message : (error.stack ?? error)}\n`);
  process.exit(1);
};

main().catch(fail);
