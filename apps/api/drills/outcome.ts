export type Outcome = {
  passed: boolean;
  /** Actions and results, in one line. */
  figures: string;
  details: string[];
};
