import type { Executor } from '#db/database.ts';
import { chosenGoods } from '../choice.repository.ts';
import { fingerprintOf } from '../read/fingerprint.ts';
import type { Wanted } from '../read/list-line.ts';
import { boughtAmong, candidatesById, searchCandidates } from './candidate.repository.ts';
import { type Decision, decide, type Verdict, verdictsOf } from './decide.ts';
import { codeSearch, fullNameSearch, likeSearch, partSearch, soundSearch } from './searches.ts';

type Search = (wanted: Wanted) => string | null;

/** From narrow to wide; a row goes on only while nothing fits it well. */
const rounds: { search: Search; limit: number }[] = [
  {
    search: (wanted) =>
      [codeSearch(wanted), fullNameSearch(wanted)].filter((each) => each !== null).join(' | ') || null,
    limit: 400,
  },
  { search: soundSearch, limit: 100 },
  { search: partSearch, limit: 200 },
  { search: likeSearch, limit: 120 },
];

const goodEnough = 0.85;

/** What each row means, in a number of queries that does not grow with the rows. */
export const matchRows = async (
  db: Executor,
  rows: readonly Wanted[],
  buyerId: number,
): Promise<Map<Wanted, Decision>> => {
  const verdicts = new Map<Wanted, Verdict[]>();
  const lines = new Map(rows.map((row) => [row, fingerprintOf(row)]));
  const choices = await chosenGoods(db, buyerId, [...new Set(lines.values())]);
  const chosen = (row: Wanted) => choices.get(lines.get(row) ?? '');
  const idsOf = (row: Wanted) => [row.id, chosen(row)].flatMap((id) => id ?? []);
  const known = await candidatesById(db, [...new Set(rows.flatMap(idsOf))]);
  for (const row of rows) {
    const named = [...new Set(idsOf(row))].flatMap((id) => known.get(id) ?? []);
    verdicts.set(row, verdictsOf(row, named, chosen(row)));
  }
  for (const { search, limit } of rounds) {
    const open = rows.flatMap((row) => {
      const text = isOpen(verdicts.get(row) ?? []) ? search(row) : null;
      return text === null ? [] : { row, text };
    });
    if (open.length === 0) continue;
    const { goods, found } = await searchCandidates(db, [...new Set(open.map(({ text }) => text))], limit);
    for (const { row, text } of open) {
      const candidates = (found.get(text) ?? []).flatMap((id) => goods.get(id) ?? []);
      verdicts.set(row, merged(verdicts.get(row) ?? [], verdictsOf(row, candidates, chosen(row))));
    }
  }
  const ids = [...verdicts.values()].flat().map(({ candidate }) => candidate.id);
  const bought = await boughtAmong(db, buyerId, [...new Set(ids)]);
  return new Map(rows.map((row) => [row, decide(verdicts.get(row) ?? [], { bought })]));
};

const isOpen = (verdicts: Verdict[]) => !verdicts.some(({ score, fit }) => score >= goodEnough && fit !== 'differs');

const merged = (before: Verdict[], more: Verdict[]): Verdict[] => {
  const best = new Map<number, Verdict>();
  for (const verdict of [...before, ...more]) {
    const held = best.get(verdict.candidate.id);
    if (!held || verdict.score > held.score) best.set(verdict.candidate.id, verdict);
  }
  return [...best.values()];
};
