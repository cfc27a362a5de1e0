export {
  goodsPictures,
  goodsPictureUrls,
  ownPicture,
  ownPictures,
  type PicturedGoods,
  sitePictureUrl,
} from './picture-urls.ts';
export { servePictures } from './serve-pictures.ts';
