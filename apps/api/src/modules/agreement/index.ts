import { getContract } from './get-contract.ts';
import { signContract } from './sign-contract.ts';

export const agreementHandlers = { getContract, signContract };
