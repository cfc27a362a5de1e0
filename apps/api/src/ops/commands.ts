import { messageCommands } from '#modules/message/index.ts';
import { deskOperatorCommands } from '#modules/operator/index.ts';
import { paperCommands } from '#modules/paper/index.ts';
import { programCommands } from '#modules/program/index.ts';
import { buyerCommands } from '#modules/registration/index.ts';
import type { OperatorCommands } from '#operator.ts';

/** All operator commands, a line for each module. */
export const operatorCommands: OperatorCommands = {
  ...buyerCommands,
  ...deskOperatorCommands,
  ...messageCommands,
  ...paperCommands,
  ...programCommands,
};
