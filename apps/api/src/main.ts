import { ConfigError, readConfig } from '#config.ts';
import { FolderInUseError } from '#db/embedded/folder-lock.ts';
import { NewerDatabaseError } from '#db/migrate.ts';
import { DatabaseUnreachableError, PortTakenError, startServer } from '#server.ts';

/** Longer than a stop should ever take, shorter than whoever asked for it waits. */
const stopWithinMs = 9000;

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

const expected = [ConfigError, FolderInUseError, NewerDatabaseError, PortTakenError, DatabaseUnreachableError];

/** What an operator can mend is said in a sentence; everything else with its stack. */
const fail = (error: Error) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? error.message : (error.stack ?? error)}\n`);
  process.exit(1);
};

main().catch(fail);
