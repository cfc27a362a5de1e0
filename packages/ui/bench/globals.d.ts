interface Window {
  /** Lines rendered since the list was last cleared. */
  drawn: Set<string>;
  /** From each key press to the next paint, in ms. */
  keyPaints: number[];
}
