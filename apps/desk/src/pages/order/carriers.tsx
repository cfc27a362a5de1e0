const carriers = ['顺丰速运', '京东物流', '中通快递', '圆通速递', '邮政速递', '德邦物流', '自有车辆'];

/** Suggestions for inputs with `list="carriers"`. */
export const Carriers = () => (
  <datalist id="carriers">
    {carriers.map((carrier) => (
      <option key={carrier} value={carrier} />
    ))}
  </datalist>
);
