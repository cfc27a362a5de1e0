import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from '../src/components/quantity-stepper/quantity-stepper.tsx';

/** Holds the quantity as an app would. */
export function StatefulStepper(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ paddingBlock: 32 }}>
      <QuantityStepper
        {...props}
        value={value}
        onChange={(quantity) => {
          setValue(quantity);
          props.onChange(quantity);
        }}
      />
    </div>
  );
}
