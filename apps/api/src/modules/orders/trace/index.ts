export { type Place, placesOf, requireCodes, scannedBatches } from './places.ts';
export { uploadPacking } from './read-packing.ts';
export { recordCodes, removeCodes } from './record-codes.ts';
export { codesOfOrder, dropPickedCodes, freeUnsent, latestCodes, shipCodes, shippedCodes } from './trace.repository.ts';
