/** What the page of a part says first: when it is the right one, when another is, and what there is to know of it. */
export const usage = (when: string, whenNot: string, about = '') => ({
  docs: {
    description: {
      component: [about, `**何时用**：${when}。`, `**何时不用**：${whenNot}。`].filter(Boolean).join('\n\n'),
    },
  },
});
