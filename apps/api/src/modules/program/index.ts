export { findProgram } from './program.repository.ts';
export { programCommands } from './program-commands.ts';
export { permits } from './scopes.ts';
