import { ConfigError, readConfig } from '#config.ts';
import { FolderInUseError, FolderUnusableError } from '#db/embedded/folder-lock.ts';
import { NewerDatabaseError } from '#db/migrate.ts';
import { startServer } from '#server.ts';
import { DatabaseUnreachableError, PortTakenError } from '#start-errors.ts';

/** Longer than a stop should ever take, shorter than whoever asked for it waits. */
const stopWithinMs = 8000;

const main = async () => {
  const config = readConfig();
  const server = await startServer(config);
  process.stdout.write(server.greeting);

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const expected = [
  ConfigError,
  FolderInUseError,
  FolderUnusableError,
  NewerDatabaseError,
  PortTakenError,
  DatabaseUnreachableError,
];

/** What an operator can mend is said in a sentence; everything else with its stack. */
const fail = (error: Error) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? error.message : (error.stack ?? error)}\n`);
  process.exit(1);
};

main().catch(fail);
