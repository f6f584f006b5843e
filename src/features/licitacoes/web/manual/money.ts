/** How amounts are typed. */
export const amount = {
  prefix: 'R$ ',
  allowNegative: false,
  clampBehavior: 'none',
  hideControls: true,
  max: 1e13,
  decimalScale: 4,
} as const;
