/** Ends the run with a sentence instead of a stack. */
export class Stop extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode || 1;
  }
}
