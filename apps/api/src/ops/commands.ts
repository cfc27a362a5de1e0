import { deskOperatorCommands } from '#modules/operator/index.ts';
import { paperCommands } from '#modules/paper/index.ts';
import type { OperatorCommands } from '#operator.ts';

/** All operator commands, a line for each module. */
export const operatorCommands: OperatorCommands = {
  ...deskOperatorCommands,
  ...paperCommands,
};
