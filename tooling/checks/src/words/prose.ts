import { type CallExpression, parseSync, Visitor } from 'oxc-parser';
import { isTest, type Problem, type Project, sourceFiles } from '../project.ts';

/** The customer's own words. */
const AS_WRITTEN = [/^docs\/rules\.md$/, /^apps\/api\/src\/specification\.md$/];

const ADVICE: readonly (readonly [pattern: RegExp, say: string])[] = [
  [/\ba goods\b/i, 'a product'],
  [/\btold\b/i, 'reported, shown or notified'],
  [/\bkept\b/i, 'cached, stored or unchanged'],
  [/\balive\b/i, 'running or hydrated'],
  [/\bmoments?\b/i, 'time or date'],
  [/\banew\b/i, 'again'],
  [/\bmend(s|ed|ing)?\b/i, 'fix, resolve or repair'],
  [/\b(the|this|as a) whole\b/i, 'all, complete or entire'],
  [/\bgiven\b(?! (away|up))/i, 'specified, granted or the name of what it is'],
  [/\bshel(f|ves)\b(?! life)/i, 'catalogue or listed'],
  [/\bstands\b(?! (in )?for\b)/i, 'is'],
  [/\blook(s|ed|ing)? on\b/i, 'is shown or inspects'],
  [/\bin (the )?place of\b/i, 'instead of'],
  [/\bbeside\b/i, 'next to, with or compared with'],
  [/\bwho(so)?ever\b/i, 'anyone who, or name them'],
  [/\b(he|him|his|himself)\b/i, 'they, them or their'],
  [
    /(?<=^|[.:;!?] )(What|Who|Whatever|Whose|Which) (?![^.]*\?)/,
    'the subject itself, as “The answer …” for “What comes back …”',
  ],
  // With a comma it is a condition.
  [/(?<=^|[.:;!?] )Where (?![^.]*[?,])/, 'the place itself, as “The address …”'],
];

/** Comments, test titles and papers are in plain English: docs/reference.md, Words. */
export function prose(project: Project): Problem[] {
  const isRead = (file: string) => !AS_WRITTEN.some((pattern) => pattern.test(file));
  return [
    ...sourceFiles(project)
      .filter(isRead)
      .flatMap((file) => {
        const source = project.read(file);
        const { comments, program } = parseSync(file, source);
        const titles = isTest(file) ? titlesIn(program) : [];
        return [...comments, ...titles].flatMap(({ value, start }) =>
          judge(file, value.replace(/^ *\*+ ?/gm, ''), source.slice(0, start).split('\n').length),
        );
      }),
    ...project.files
      .filter((file) => file.endsWith('.md') && isRead(file))
      .flatMap((file) => judge(file, project.read(file), 1)),
  ];
}

/** The titles of tests and groups, without the ids they start with. */
function titlesIn(program: Parameters<Visitor['visit']>[0]): { value: string; start: number }[] {
  const titles: { value: string; start: number }[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!isTester(callee) || !title) return;
      const texts = title.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.raw) : [];
      const value = title.type === 'Literal' ? String(title.value) : texts.join('``');
      titles.push({ value: value.replace(/^(\[\w+\] ?)+/, ''), start: title.start });
    },
  }).visit(program);
  return titles;
}

/** `test`, `test.skip` or `test.each(…)`, and the same of `describe` and `it`. */
function isTester(callee: CallExpression['callee']): boolean {
  if (callee.type === 'MemberExpression') return isTester(callee.object);
  if (callee.type === 'CallExpression') return isTester(callee.callee);
  return callee.type === 'Identifier' && ['describe', 'it', 'test'].includes(callee.name);
}

/** Code in backticks and examples are not prose. */
function judge(file: string, text: string, firstLine: number): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    /^\s*@example/.test(line)
      ? []
      : ADVICE.flatMap(([pattern, say]) => {
          const [found] = pattern.exec(line.replace(/`[^`]*`/g, '``').trim()) ?? [];
          return found ? [{ file, line: firstLine + index, message: `says “${found.trim()}”: say ${say}.` }] : [];
        }),
  );
}
