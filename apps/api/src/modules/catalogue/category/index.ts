export {
  type CategoryRow,
  type CategoryValues,
  categoriesInOrder,
  goodsInCategories,
  lockTree,
  openScopes,
} from './category.repository.ts';
export { categoryTree, zoneTree } from './category-tree.ts';
export { createCategory, editCategory, goodsBelow, mergeCategories, removeCategory } from './edit-categories.ts';
export { moveMentions } from './mentions.repository.ts';
