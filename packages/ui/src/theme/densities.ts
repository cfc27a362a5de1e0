/** Factors on every step of space. */
export const densities = {
  compact: { title: '紧凑', factor: 0.75 },
  normal: { title: '标准', factor: 1 },
  roomy: { title: '宽松', factor: 1.25 },
} as const;
