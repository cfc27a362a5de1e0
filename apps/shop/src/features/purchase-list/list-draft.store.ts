import { type ChoiceRule, choiceRules } from '@yaoji/domain';
import { create } from 'zustand';
import { localStore, sessionStore } from '#shared/storage/storage.ts';
import { pickByRule } from './choose-goods.ts';
import type { ListDraft, ListItem } from './list-item.ts';

type ListDraftState = {
  /** The buyer; 0 before the first list is opened. */
  readonly owner: number;
  /** How this buyer chooses between equal products of several makers. */
  readonly rule: ChoiceRule;
  readonly list: ListDraft | null;
};

/** The list awaiting decisions. It survives leaving the page and a reload. */
export const useListDraft = create<ListDraftState>(() => ({ owner: 0, rule: 'bought', list: null }));

/** Opens this buyer's list. */
export function openListDraft(owner: number) {
  if (useListDraft.getState().owner === owner) return;
  useListDraft.setState({ owner, rule: readRule(owner), list: owner > 0 ? readList(owner) : null });
}

export function setListDraft(list: ListDraft | null) {
  useListDraft.setState({ list });
  clearTimeout(timer);
  timer = setTimeout(write, 500);
  window.addEventListener('pagehide', write, { once: true });
}

/** Changes rows of the list, by number. */
export function changeListItems(changed: ReadonlyMap<number, ListItem>) {
  const { list } = useListDraft.getState();
  if (list) setListDraft({ ...list, items: list.items.map((item) => changed.get(item.row) ?? item) });
}

/** Saves the rule for this buyer, and applies it to the rows that a rule has decided. */
export function setChoiceRule(rule: ChoiceRule) {
  const { owner, list } = useListDraft.getState();
  useListDraft.setState({ rule });
  localStore.write(ruleKey(owner), rule);
  if (list) changeListItems(pickByRule(list, rule));
}

const ruleKey = (owner: number) => `choice-rule:${owner}` as const;

const readRule = (owner: number): ChoiceRule =>
  choiceRules.find((rule) => rule === localStore.read(ruleKey(owner))) ?? 'bought';

let timer: ReturnType<typeof setTimeout> | undefined;

const storageKey = (owner: number) => `purchase-list:${owner}` as const;

/** After a pause: a list of 2,000 rows is a megabyte. */
function write() {
  clearTimeout(timer);
  const { owner, list } = useListDraft.getState();
  if (owner === 0) return;
  if (list) sessionStore.writeJson(storageKey(owner), list);
  else sessionStore.remove(storageKey(owner));
}

function readList(owner: number): ListDraft | null {
  const stored = sessionStore.readJson<ListDraft>(storageKey(owner));
  // A list of an earlier release has no `picked`.
  return Array.isArray(stored?.items) && stored.items.every((item) => 'picked' in item) ? stored : null;
}
