// Why a record of a file is rejected. Screens have a text for each reason.

export const rejectReasons = [
  'missing',
  'notText',
  'tooLong',
  'notNumber',
  'ambiguousNumber',
  'notDate',
  'badYear',
  'notFlag',
  'badKey',
  'notCnpj',
  'lostDigits',
  'badNotice',
  'unknownCode',
  'noOwner',
  'notRecord',
  'notStorable',
] as const;
export type RejectReason = (typeof rejectReasons)[number];
