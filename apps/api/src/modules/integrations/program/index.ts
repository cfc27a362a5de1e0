export { endProgram, issueProgram } from './issue-program.ts';
