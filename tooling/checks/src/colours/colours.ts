import { judgeLines, type Problem, type Project } from '../project.ts';

/** Where colours may be literal: the palette, and drawings. */
const HOMES = [
  /^packages\/ui\/src\/theme\/(tokens\.ts$|themes\/)/,
  /^apps\/shop\/public\//,
  /^packages\/ui\/stories\//,
];
const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from \$\{)|(?<=(?:color|background|fill|stroke|outline|border|shadow)\w*['"]?\s*[:=]\s*\{?['"`][^'"`]*)\b(?:white|black|red|green|blue|grey|gray|orange|yellow)\b/gi;

/** Colours outside the palette escape the themes. */
export function colours(project: Project): Problem[] {
  const files = project.files.filter(
    (file) =>
      /^(apps\/shop|packages\/ui)\/.*\.(ts|tsx|css|svg)$/.test(file) &&
      !/\.(test|bench)\.tsx?$/.test(file) &&
      !HOMES.some((home) => home.test(file)),
  );
  return judgeLines(
    project,
    files,
    COLOUR,
    ([colour]) =>
      `holds the raw colour ${colour}: use a role of the theme, or add one (theme/tokens.ts holds the values).`,
  );
}
