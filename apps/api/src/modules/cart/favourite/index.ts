import { addFavorites } from './add-favourites.ts';
import { cancelFavorites } from './cancel-favourites.ts';
import { listFavorites } from './list-favourites.ts';

export const favouriteHandlers = { listFavorites, addFavorites, cancelFavorites };
