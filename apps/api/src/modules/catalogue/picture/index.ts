export {
  goodsPictures,
  goodsPictureUrls,
  ownPicture,
  ownPictureStart,
  ownPictures,
  type PicturedGoods,
  sitePictureUrl,
} from './picture-urls.ts';
export { servePictures } from './serve-pictures.ts';
