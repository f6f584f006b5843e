// Why data is not copied: what the operator has to do something about.

export type Reason =
  | 'notEmpty'
  | 'otherCopy'
  | 'sameEngine'
  | 'inUse'
  | 'noData'
  | 'noBackup'
  | 'damaged'
  | 'unsealed'
  | 'otherKey'
  | 'foreignParts'
  | 'newer'
  | 'unreachable'
  | 'unwritable';

/** `about` names what is at fault; the commands have the words (transferTexts.ts). */
export class TransferFault extends Error {
  readonly reason: Reason;
  readonly about: string;
  constructor(reason: Reason, about: string) {
    super(`${reason}: ${about}`);
    this.reason = reason;
    this.about = about;
  }
}
