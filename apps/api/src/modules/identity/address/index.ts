import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';

export { type AddressRow, addressesOf } from './address.repository.ts';
export { toAddress } from './address-model.ts';

export const addressHandlers = { listAddresses, addAddress, changeAddress, deleteAddress };
