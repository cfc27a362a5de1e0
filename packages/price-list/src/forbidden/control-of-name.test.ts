import { expect, test } from 'vitest';
import { controlOfName } from './control-of-name.ts';

test.each([
  ['阿普唑仑片 0.4mg*24片', '精神药品'],
  ['咖啡因片×2盒', '精神药品'],
  ['疫苗冷藏箱', null],
  ['电子体温计', null],
])('[B6] %s: %s', (name, forbiddenKind) => {
  expect(controlOfName(name)).toEqual({ forbiddenKind, containsEphedrine: false });
});

test.each(['新康泰克 10粒', '复方盐酸伪麻黄碱缓释胶囊', '克咳胶囊'])('[B7] %s contains ephedrine', (name) => {
  expect(controlOfName(name)).toEqual({ forbiddenKind: null, containsEphedrine: true });
});
