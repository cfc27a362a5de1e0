export {
  type CategoryRow,
  type CategoryValues,
  categoriesInOrder,
  categoriesOfLists,
  goodsInCategories,
  lockTree,
  openScopes,
} from './category.repository.ts';
export { categoryChoices, categoryPaths } from './category-names.ts';
export { categoryTree, zoneTree } from './category-tree.ts';
export { createCategory, editCategory, goodsBelow, mergeCategories, removeCategory } from './edit-categories.ts';
export { moveMentions } from './mentions.repository.ts';
export { categoriesAbove, categoriesBelow } from './walk.repository.ts';
export { pathsIn, withDescendants } from './walk.ts';
