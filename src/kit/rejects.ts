// Why a record of a file cannot be taken in. Screens have a text for each.

export const rejectReasons = [
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
export type RejectReason = (typeof rejectReasons)[number];
