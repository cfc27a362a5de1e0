import { setFlagsFromString } from 'node:v8';
import { refuseDemonstration } from '#config/demonstration.ts';
import { refusePlainServices } from '#config/plain-services.ts';
import { ConfigError, readConfig } from '#config.ts';
import { FolderInUseError, FolderUnusableError } from '#db/embedded/folder-lock.ts';
import { NewerDatabaseError } from '#db/migrate.ts';
import { prepareDatabase, startServer } from '#server.ts';
import { DatabaseUnreachableError, PortTakenError } from '#start-errors.ts';

/** Longer than a stop should ever take, shorter than whoever asked for it waits. */
const stopWithinMs = 8000;

/** The heap grows to twice what is in use before it is cleared; on a machine with much memory it would be four times. */
setFlagsFromString('--heap-growing-percent=100');

const main = async () => {
  const config = readConfig();
  refuseDemonstration(config);
  refusePlainServices(config);
  if (process.argv.includes('--prepare')) return prepareDatabase(config);
  const server = await startServer(config);
  process.stdout.write(server.greeting);
  // Whoever supervises this process starts it anew from now on.
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
  // What state it left is unknown, so the process ends; requests under way are answered first.
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

/** What an operator can mend is said in a sentence; everything else with its stack. */
const fail = (error: Error) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? error.message : (error.stack ?? error)}\n`);
  process.exit(1);
};

main().catch(fail);
