import { addFavorites } from './add-favorites.ts';
import { cancelFavorites } from './cancel-favorites.ts';
import { listFavorites } from './list-favorites.ts';

export const favoriteHandlers = { listFavorites, addFavorites, cancelFavorites };
