// Why a record of a file cannot be taken in. Screens have a text for each.

export const motives = [
  'missing',
  'notText',
  'tooLong',
  'notNumber',
  'notDate',
  'notFlag',
  'badKey',
  'unknownCode',
  'noOwner',
  'notRecord',
  'notStorable',
] as const;
export type Motive = (typeof motives)[number];
