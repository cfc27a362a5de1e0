/// <reference path="./opencc-dictionaries.d.ts" />
import { CustomConverter } from 'opencc-js/core';
import traditional from 'opencc-js/dict/TSCharacters';
import { characterVariants, wordVariants } from './readings/variants.ts';

const simplify = CustomConverter(traditional);

const word = new RegExp([...wordVariants.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');

/**
 * Simplified characters for traditional ones, and the pharmacopoeia's name of a herb for its other spellings: 黃耆 is 黄芪.
 * Characters are replaced one by one, so that a part of a text folds as it does inside the text.
 */
export const fold = (text: string): string =>
  simplify(text)
    .replaceAll(/\p{Script=Han}/gu, (character) => characterVariants.get(character) ?? character)
    .replaceAll(word, (found) => wordVariants.get(found) ?? found);
