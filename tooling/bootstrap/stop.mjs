/** Ends the run with a sentence for a person instead of a stack. */
export class Stop extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode || 1;
  }
}
