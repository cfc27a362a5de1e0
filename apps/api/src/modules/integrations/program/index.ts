export { endProgram, issueProgram } from './issue-program.ts';
export { findProgram, programsOf } from './program.repository.ts';
