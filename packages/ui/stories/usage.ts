/** The introduction of a part's page: when to use it, when not, and remarks. */
export const usage = (when: string, whenNot: string, about = '') => ({
  docs: {
    description: {
      component: [about, `**何时用**：${when}。`, `**何时不用**：${whenNot}。`].filter(Boolean).join('\n\n'),
    },
  },
});

/**
 * Shows stories in windows of their own: nothing lies over the page, and `play` leads to the state. One window at a time has
 * the focus, so a state that needs it is a `behaviour`.
 */
export const framed = <Docs extends object>(heightPx: number, { docs }: { docs?: Docs } = {}) => ({
  docs: { ...docs, story: { inline: false, height: `${heightPx}px` } },
});
