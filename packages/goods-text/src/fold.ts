/// <reference path="./opencc-dictionaries.d.ts" />
import { CustomConverter } from 'opencc-js/core';
import traditional from 'opencc-js/dict/TSCharacters';
import { characterVariants, wordVariants } from './readings/variants.ts';

const simplify = CustomConverter(traditional);

const word = new RegExp([...wordVariants.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');

/**
 * Replaces traditional characters by simplified ones, and other spellings of a herb by the pharmacopoeia's name: 黃耆
 * becomes 黄芪. Works character by character, so that a part folds as it does inside the text.
 */
export const fold = (text: string): string =>
  simplify(text)
    .replaceAll(/\p{Script=Han}/gu, (character) => characterVariants.get(character) ?? character)
    .replaceAll(word, (found) => wordVariants.get(found) ?? found);
