import { downloadContract } from './download-e-contract.ts';
import { getContract } from './get-e-contract.ts';
import { signContract } from './sign-e-contract.ts';

export const eContractHandlers = { downloadContract, getContract, signContract };
