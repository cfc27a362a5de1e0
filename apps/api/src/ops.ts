import { fromCaller, readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { allCommands } from './ops/all-commands.ts';
import { type OperatorRequest, readRequest, UsageError } from './ops/read-request.ts';
import { type OperatorAnswer, runCommand } from './ops/run-command.ts';

const perform = async (request: OperatorRequest): Promise<OperatorAnswer> => {
  const config = readConfig();
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    maxConnections: 2,
    joins: !allCommands[request.name]?.alone,
    isReset: request.name === 'reset',
  });
  return runCommand(allCommands, request, { db: database.db, config, now: new Date() }).finally(database.close);
};

const writeLine = (stream: NodeJS.WriteStream, text: string) => stream.write(`${text}\n`);

const main = async (): Promise<number> => {
  try {
    const { lines, exitCode } = await perform(
      readRequest(allCommands, process.argv.slice(2), (path) => fromCaller(path)),
    );
    if (lines.length > 0) writeLine(exitCode === 0 ? process.stdout : process.stderr, lines.join('\n'));
    return exitCode;
  } catch (error) {
    const isHelp = error instanceof UsageError && error.isHelp;
    writeLine(isHelp ? process.stdout : process.stderr, (error as Error).message);
    return isHelp ? 0 : 2;
  }
};

process.exitCode = await main();
