/**
 * Replaces an edited file of the rules in every module that uses it, so the page keeps its state instead of reloading.
 * Only declared functions can be replaced; a file with any other export reloads the page, as without this plugin.
 */
export const hotRules = {
  name: 'hot-rules',
  enforce: 'post',
  transform: {
    filter: { id: /\/packages\/domain\/src\/.*\.ts$/ },
    handler: (code) => {
      const names = [...code.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name);
      if (names.length === 0 || /^export (?!(?:async )?function )/m.test(code)) return null;
      // Other modules have imported the first version, so each later one is copied into it.
      const replace = names.map((name) => `${name} = next.${name};`).join(' ');
      return `${code}
if (import.meta.hot) {
  import.meta.hot.data.replace ??= (next) => { ${replace} };
  import.meta.hot.accept((next) => next && import.meta.hot.data.replace(next));
}
`;
    },
  },
};

/** Also hot-replaces parts that export their default words, like parts without words. */
export const hotWords = {
  name: 'hot-words',
  transform: {
    filter: { id: /\/apps\/(?:shop|desk)\/src\/main\.tsx$/ },
    handler: (code) => `${code}
window.__getReactRefreshIgnoredExports = ({ id }) => [
  (id ?? '').split('/').at(-1).replace(/\\.tsx.*/, '').replace(/-(\\w)/g, (_, letter) => letter.toUpperCase()) + 'Texts',
];
`,
  },
};
