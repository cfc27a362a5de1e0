export type Outcome = {
  passed: boolean;
  /** What was done and what came of it, in one line. */
  figures: string;
  details: string[];
};
