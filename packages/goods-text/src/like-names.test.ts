import { expect, it } from 'vitest';
import { likeCharacters, likeInitials, likeliest, likePinyin, partReadAs } from './like-names.ts';
import { parseKeywords, termOf } from './parse-keywords.ts';
import { mixturePatterns, mixtureQuery, rankQueries } from './search-query.ts';

const goods = ['六味地黄丸（浓缩丸）', '板蓝根颗粒', '阿莫西林胶囊'].map((name) => ({
  name,
  commonName: null,
  maker: '某某堂',
}));
const best = (scored: ReturnType<typeof likeCharacters>) => likeliest(scored, 0.3)[0]?.name;

it.each([
  ['swapped', '板根蓝颗粒', '板蓝根颗粒'],
  ['left out', '阿莫西胶囊', '阿莫西林胶囊'],
  ['wrong', '阿莫西休胶囊', '阿莫西林胶囊'],
  ['glued, with the maker', '颗粒板蓝根某某堂', '板蓝根颗粒'],
])('finds the name with characters %s', (_, typed, name) => {
  expect(best(likeCharacters(typed, goods))).toBe(name);
});

it('finds a part with the same sound, and initials and pinyin with a typo', () => {
  expect(partReadAs('地皇丸', goods)).toBe('地黄丸');
  expect(best(likeInitials('amxljl', goods))).toBe('阿莫西林胶囊');
  expect(best(likePinyin('banlangenkelo', goods, 2))).toBe('板蓝根颗粒');
  expect(likePinyin('banlangenkelo', goods, 0)).toEqual([]);
});

it('searches a word mixed of characters and pinyin by both', () => {
  expect(mixtureQuery(termOf('六味d'))).toBe("('六味') & ('~lwd':* | '~liuweid':*)");
  expect(mixturePatterns(termOf('六味d'))).toEqual(['%六味_%', '%六味_%']);
  expect(mixtureQuery(termOf('六味'))).toBeNull();
  const keywords = parseKeywords('阿胶');
  expect(keywords && rankQueries(keywords)).toEqual({ exact: "'^阿胶'", beginning: "'^阿胶':*", word: "'=阿胶'" });
});
