import { Popover, PriceProof, type PriceProofProps } from '@yaoji/ui';
import type { ComponentProps } from 'react';

type ProofPopoverProps = PriceProofProps & Pick<ComponentProps<typeof Popover>, 'trigger'> & { name: string };

/** The calculation of the price of a line (K5); the trigger opens it. */
export const ProofPopover = ({ name, trigger, ...proof }: ProofPopoverProps) => (
  <Popover label={`${name} 价格明细`} placement="top" openOnHover sheetOnPhone trigger={trigger}>
    <PriceProof {...proof} />
  </Popover>
);
