/**
 * An edited file of the rules takes the place of the old one in every module that uses it, so that the page is not loaded
 * anew and what it holds stays. A function that is declared can be replaced where it stands; a file that exports anything
 * else loads the page anew, as it would without this.
 */
export const hotRules = {
  name: 'hot-rules',
  enforce: 'post',
  transform: {
    filter: { id: /\/packages\/domain\/src\/.*\.ts$/ },
    handler: (code) => {
      const names = [...code.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name);
      if (names.length === 0 || /^export (?!(?:async )?function )/m.test(code)) return null;
      // What others have imported is the first version: each later one is put into that.
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

/** A part that exports its default words beside itself is replaced in the page, too, as one without words is. */
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
