import { ofParts } from './part-classes.ts';
import { base, resetElements } from './reset-elements.ts';
import './themes.css.ts';

resetElements(ofParts);
base(`html:has(dialog${ofParts}:modal)`, { overflow: 'hidden', scrollbarGutter: 'stable' });
