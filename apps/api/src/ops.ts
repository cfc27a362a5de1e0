import { fromCaller, readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { allCommands } from './ops/all-commands.ts';
import { askServer } from './ops/ask-server.ts';
import { type OperatorRequest, readRequest, UsageError } from './ops/read-request.ts';
import { type OperatorAnswer, runCommand } from './ops/run-command.ts';

/** By the server that has the embedded database open, where there is one; otherwise on the database itself. */
const perform = async (request: OperatorRequest): Promise<OperatorAnswer> => {
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !allCommands[request.name]?.alone) {
    const answer = await askServer(dataDir, request);
    if (answer) return answer;
  }
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    dataDir,
    maxConnections: 2,
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
