import { fingerprintOf } from '../read/fingerprint.ts';
import type { Wanted } from '../read/list-line.ts';
import type { Catalogue } from './catalogue.ts';
import { type Decision, decide, type Verdict, verdictsOf } from './decide.ts';
import { CandidateFinder } from './find-candidates.ts';
import { codeSearch, fullNameSearch, likeSearch, partSearch, scatteredSearch, soundSearch } from './searches.ts';

type Search = (wanted: Wanted) => string | null;

/** From narrow to broad; a row continues only until something fits well. */
const rounds: { search: Search; limit: number }[] = [
  {
    search: (wanted) =>
      [codeSearch(wanted), fullNameSearch(wanted)].filter((each) => each !== null).join(' | ') || null,
    limit: 400,
  },
  { search: soundSearch, limit: 100 },
  { search: partSearch, limit: 200 },
  { search: likeSearch, limit: 120 },
  { search: scatteredSearch, limit: 60 },
];

const goodEnough = 0.85;

/** Matches rows to products; the number of queries does not grow with identical rows. */
export const matchRows = async (catalogue: Catalogue, rows: readonly Wanted[]): Promise<Map<Wanted, Decision>> => {
  const verdicts = new Map<Wanted, Verdict[]>();
  const finder = new CandidateFinder(catalogue);
  const lines = new Map(rows.map((row) => [row, fingerprintOf(row)]));
  const choices = await catalogue.chosen([...new Set(lines.values())]);
  const chosen = (row: Wanted) => choices.get(lines.get(row) ?? '');
  const coded = await catalogue.coded([...new Set(rows.flatMap(({ code }) => code ?? []))]);
  const codedIn = ({ code }: Wanted) => coded.get(code?.toLowerCase() ?? '') ?? [];
  const idsOf = (row: Wanted) => [...new Set([row.id, ...codedIn(row), chosen(row)].flatMap((id) => id ?? []))];
  await finder.load(rows.flatMap(idsOf));
  for (const row of rows) verdicts.set(row, verdictsOf(withoutCode(row), finder.loaded(idsOf(row)), chosen(row)));
  for (const { search, limit } of rounds) {
    const open = rows.flatMap((row) => {
      const text = isOpen(verdicts.get(row) ?? []) ? search(row) : null;
      return text === null ? [] : { row, text };
    });
    if (open.length === 0) continue;
    const found = await finder.find([...new Set(open.map(({ text }) => text))], limit);
    for (const { row, text } of open) {
      const candidates = finder.loaded(found.get(text) ?? []);
      verdicts.set(row, merged(verdicts.get(row) ?? [], verdictsOf(row, candidates, chosen(row))));
    }
  }
  const ids = [...verdicts.values()].flat().map(({ candidate }) => candidate.id);
  const bought = await catalogue.bought([...new Set(ids)]);
  return new Map(rows.map((row) => [row, decide(verdicts.get(row) ?? [], { bought })]));
};

/** A code that is the row's only word describes no product. */
const withoutCode = (row: Wanted): Wanted => ({ ...row, words: row.words.filter((word) => word !== row.code) });

/**
 * A row matched only by an earlier choice or by a code is searched too: for other makers, or for a product that has the
 * code as its name.
 */
const isOpen = (verdicts: Verdict[]) =>
  !verdicts.some(
    ({ score, fit, by, isNamed }) =>
      score >= goodEnough && fit !== 'differs' && by !== 'chosen' && (by !== 'code' || isNamed),
  );

const merged = (before: Verdict[], more: Verdict[]): Verdict[] => {
  const best = new Map<number, Verdict>();
  for (const verdict of [...before, ...more]) {
    const held = best.get(verdict.candidate.id);
    if (!held || verdict.score > held.score) best.set(verdict.candidate.id, verdict);
  }
  return [...best.values()];
};
