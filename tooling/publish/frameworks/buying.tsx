'use client';

import type { Goods } from '@yaoji/api-client/wire';
import { clampQuantity, quantityLimits } from '@yaoji/domain';
import { Button, Drawer, QuantityStepper } from '@yaoji/ui';
import { useState } from 'react';

export function Buying({ goods }: { goods: Goods }) {
  const limits = quantityLimits({ packStep: goods.packStep, stock: goods.stock, buyable: goods.isBuyable });
  const [quantity, setQuantity] = useState(limits.min);
  const [open, setOpen] = useState(false);
  return (
    <>
      <QuantityStepper label="数量" value={quantity} limits={limits} clamp={clampQuantity} onChange={setQuantity} />
      <Button onClick={() => setOpen(true)}>购物车</Button>
      <Drawer open={open} title="购物车" onClose={() => setOpen(false)}>
        {goods.name} × {quantity}
      </Drawer>
    </>
  );
}
